/**
 * Requirements of print-on-demand services on a paperback, as data. Each printer names the pages that its
 * numbers come from and the day on which they were read; lengths are inches, as the printers publish them.
 */

export const PRINTER_IDS = ['kdp', 'ingramspark'] as const;
export type PrinterId = (typeof PRINTER_IDS)[number];

export const PAPER_IDS = ['white', 'cream', 'colour', 'premium'] as const;
/** Black ink on white or cream paper, standard or premium colour ink on white paper. */
export type PaperId = (typeof PAPER_IDS)[number];

/** Colour spaces of a PDF. */
export type ColourSpace = 'grey' | 'cmyk' | 'rgb' | 'other';

/** Width and height in inches. */
export type InchSize = readonly [width: number, height: number];

/** Least and greatest number of pages. */
type PageRange = readonly [least: number, most: number];

interface Paper {
  readonly name: string;
  /** Inches that a page (half a leaf) adds to the spine. */
  readonly thickness: number;
  readonly pages: PageRange;
  /** Trims with another greatest number of pages. */
  readonly exceptions: readonly (readonly [trim: InchSize, most: number])[];
}

/** The rules of a printer. */
export interface PrinterRules {
  readonly id: PrinterId;
  readonly name: string;
  /**
   * The pages that the numbers come from: the printer's own, or, where those could not be read, pages that
   * repeat them.
   */
  readonly sources: readonly string[];
  /** The day on which they were read. */
  readonly retrieved: string;
  /** Sizes offered as they are; others are custom sizes, within limits. */
  readonly trims: readonly InchSize[];
  readonly custom: { readonly least: InchSize; readonly most: InchSize };
  readonly papers: Readonly<Record<PaperId, Paper>>;
  /** True if the thickness of paper is only an estimate, since the printer publishes none. */
  readonly estimatesSpine: boolean;
  /** The least inner margin by the number of pages up to which it is enough. */
  readonly gutter: readonly (readonly [pages: number, inches: number])[];
  /** The least outer, top and bottom margins, from the edge of the file: of pages without and with bleed. */
  readonly outer: { readonly plain: number; readonly bleed: number };
  /** Beyond the cut at top, bottom and outer side; nothing at the spine. */
  readonly bleed: number;
  /**
   * The fewest pages and the narrowest spine with text on it, and the room between that text and the folds.
   */
  readonly spineText: { readonly pages: number; readonly width: number; readonly clearance: number };
  /**
   * The white field for the barcode, at the lower right of the back, and its distance from the cut and the
   * spine.
   */
  readonly barcode: { readonly size: InchSize; readonly clearance: number };
  /** Between the cut of a cover and everything that must stay whole. */
  readonly coverMargin: number;
  /** Points. */
  readonly leastType: number;
  readonly leastLine: number;
  /** Pixels an inch. */
  readonly leastResolution: number;
  /** Colour spaces that are printed as they are. */
  readonly colourSpaces: readonly ColourSpace[];
  /** True if bookmarks, links and comments have to be left out. */
  readonly plainPages: boolean;
}

const KDP_LARGE: readonly InchSize[] = [
  [8.5, 8.5],
  [8.5, 11],
];
const KDP_WIDE: readonly InchSize[] = [
  [8.25, 6],
  [8.25, 8.25],
];
const KDP_A4: InchSize = [8.27, 11.69];

const most = (trims: readonly InchSize[], pages: number) => trims.map((trim) => [trim, pages] as const);

const KDP: PrinterRules = {
  id: 'kdp',
  name: 'KDP',
  sources: [
    'https://kdp.amazon.com/en_US/help/topic/G201834180 (print options: trims, papers, page counts)',
    'https://kdp.amazon.com/en_US/help/topic/GVBQ3CMEQW3W2VL6 (trim size, bleed and margins)',
    'https://kdp.amazon.com/en_US/help/topic/G201857950 (paperback submission guidelines)',
    'https://kdp.amazon.com/en_US/help/topic/G201953020 (paperback covers)',
  ],
  retrieved: '2026-11-22',
  trims: [
    [5, 8],
    [5.06, 7.81],
    [5.25, 8],
    [5.5, 8.5],
    [6, 9],
    [6.14, 9.21],
    [6.69, 9.61],
    [7, 10],
    [7.44, 9.69],
    [7.5, 9.25],
    [8, 10],
    ...KDP_WIDE,
    ...KDP_LARGE,
    KDP_A4,
  ],
  custom: { least: [4, 6], most: [8.5, 11.69] },
  papers: {
    white: {
      name: 'black ink on white paper',
      thickness: 0.002252,
      pages: [24, 828],
      exceptions: [...most(KDP_WIDE, 800), ...most(KDP_LARGE, 590), ...most([KDP_A4], 780)],
    },
    cream: {
      name: 'black ink on cream paper',
      thickness: 0.0025,
      pages: [24, 776],
      exceptions: [...most(KDP_WIDE, 750), ...most(KDP_LARGE, 550), ...most([KDP_A4], 730)],
    },
    colour: { name: 'standard colour', thickness: 0.002252, pages: [72, 600], exceptions: [] },
    premium: {
      name: 'premium colour',
      thickness: 0.002347,
      pages: [24, 828],
      exceptions: [...most(KDP_WIDE, 800), ...most([...KDP_LARGE, KDP_A4], 590)],
    },
  },
  estimatesSpine: false,
  gutter: [
    [150, 0.375],
    [300, 0.5],
    [500, 0.625],
    [700, 0.75],
    [Number.POSITIVE_INFINITY, 0.875],
  ],
  outer: { plain: 0.25, bleed: 0.375 },
  bleed: 0.125,
  spineText: { pages: 79, width: 0, clearance: 0.0625 },
  barcode: { size: [2, 1.2], clearance: 0.25 },
  coverMargin: 0.25,
  leastType: 7,
  leastLine: 0.75,
  leastResolution: 300,
  colourSpaces: ['grey', 'cmyk', 'rgb'],
  plainPages: true,
};

const INGRAMSPARK: PrinterRules = {
  id: 'ingramspark',
  name: 'IngramSpark',
  sources: [
    'https://www.ingramspark.com/blog/file-requirements-for-print-books (margins, fonts, single pages)',
    'https://help.ingramspark.com/hc/en-us/articles/5338636202637-Manufacturing-and-File-Setup-Tips (margins)',
    'https://help.ingramspark.com/hc/en-us/articles/5338619119245 (CMYK)',
    'https://help.lightningsource.com/hc/en-us/articles/5293923433229 (margins, text on narrow spines)',
    'https://publishdrive.zendesk.com/hc/en-us/articles/6514126414610 (trims, as a seller that prints there lists them)',
    'https://docs.rs/kernsetzer-model/latest/setzer_model/presets (page counts, as another program read them in October 2026)',
    'https://cambric.pages.dev/guides/ingramspark-cover-template-mismatch (barcode, paper thickness)',
    'https://wordzworth.com/help/why-is-there-no-text-on-my-spine/ (fewest pages with text on the spine)',
  ],
  retrieved: '2026-11-22',
  trims: [
    [4, 6],
    [4.25, 7],
    [4.37, 7],
    [4.72, 7.48],
    [5, 7],
    [5, 8],
    [5.06, 7.81],
    [5.25, 8],
    [5.5, 7.5],
    [5.5, 8.25],
    [5.5, 8.38],
    [5.5, 8.5],
    [5.83, 8.27],
    [6, 9],
    [6.14, 9.21],
    [6.5, 6.5],
    [6.63, 10.25],
    [6.69, 9.61],
    [7, 10],
    [7.44, 9.69],
    [7.5, 9.25],
    [8, 8],
    [8, 10],
    [8, 10.88],
    [8.25, 10.75],
    [8.25, 11],
    [8.27, 11.69],
    [8.5, 8.5],
    [8.5, 9],
    [8.5, 11],
  ],
  custom: { least: [4, 6], most: [8.5, 11.69] },
  papers: {
    white: { name: '50 lb white paper', thickness: 0.002252, pages: [18, 1200], exceptions: [] },
    cream: { name: '50 lb creme paper', thickness: 0.0025, pages: [18, 1050], exceptions: [] },
    colour: {
      name: 'standard colour on 50 lb white paper',
      thickness: 0.002252,
      pages: [18, 1200],
      exceptions: [],
    },
    premium: {
      name: 'premium colour on 70 lb white paper',
      thickness: 0.002347,
      pages: [18, 900],
      exceptions: [],
    },
  },
  estimatesSpine: true,
  gutter: [[Number.POSITIVE_INFINITY, 0.5]],
  outer: { plain: 0.5, bleed: 0.625 },
  bleed: 0.125,
  spineText: { pages: 48, width: 0.35, clearance: 0.0625 },
  barcode: { size: [2, 1.2], clearance: 0.25 },
  coverMargin: 0.25,
  leastType: 7,
  leastLine: 0.25,
  leastResolution: 300,
  colourSpaces: ['grey', 'cmyk'],
  plainPages: false,
};

export const PRINTERS: Readonly<Record<PrinterId, PrinterRules>> = { kdp: KDP, ingramspark: INGRAMSPARK };

/** Sides of this difference, in inches, are the same: sizes are published with two decimals. */
const SAME = 0.01;

/** True if two sizes are the same, as sizes are published. */
export function isSameSize([width, height]: InchSize, [otherWidth, otherHeight]: InchSize): boolean {
  return Math.abs(width - otherWidth) <= SAME && Math.abs(height - otherHeight) <= SAME;
}

/** A printer's offer of a size: on its list, as a custom size, or not at all. */
export function offerOf({ trims, custom }: PrinterRules, size: InchSize): 'listed' | 'custom' | 'none' {
  if (trims.some((trim) => isSameSize(trim, size))) return 'listed';
  const fits = ([0, 1] as const).every(
    (side) => size[side] >= custom.least[side] - SAME && size[side] <= custom.most[side] + SAME,
  );
  return fits ? 'custom' : 'none';
}

/** The numbers of pages that a printer binds in this size and on this paper. */
export function pageRangeOf({ papers }: PrinterRules, size: InchSize, paper: PaperId): PageRange {
  const { pages, exceptions } = papers[paper];
  const [, greatest] = exceptions.find(([trim]) => isSameSize(trim, size)) ?? [size, pages[1]];
  return [pages[0], greatest];
}

/** The least inner margin in inches of a book with this number of pages. */
export function gutterOf({ gutter }: Pick<PrinterRules, 'gutter'>, pages: number): number {
  return gutter.find(([greatest]) => pages <= greatest)![1];
}
