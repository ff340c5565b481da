/**
 * Sets a scene on a page: centred, with its title above and a footer below, made smaller where it does not
 * fit.
 */
import { CAP_HEIGHT } from './font.js';
import { placeShapes } from './place.js';
import { BLACK, type Colour, type Scene, type Text } from './scene.js';
import { breakLines, type LineStyle } from './typeset.js';

/** Papers by name; `fit` is a page just large enough for the picture at its natural size. */
export const PAPERS = ['a4', 'letter', 'fit'] as const;
export type Paper = (typeof PAPERS)[number];

/** The texts around a page's picture, and the page's size. */
export interface PageOptions {
  readonly title: string;
  /** Under the title, e.g. size and difficulty. */
  readonly subtitle?: string;
  /** Small, at the foot of the page. */
  readonly footer?: string;
  /** Default `a4`. */
  readonly paper?: Paper;
}

/** Portrait papers in millimetres. */
const PAPER_SIZES = { a4: [210, 297], letter: [215.9, 279.4] } as const;
const PAPER_MARGIN = 12;
const FIT_MARGIN = 6;
/** A tight page is at least so wide that a title has room. */
const FIT_WIDTH = 80;
/** A picture may be enlarged up to this factor while it stays within the area of a small picture. */
const LARGEST_SCALE = 1.6;
const SMALL_PICTURE = 100;
/** Turning the page has to make the picture this much larger. */
const WORTH_TURNING = 1.1;
const GREY: Colour = '#4a4a4a';

interface TextStyle extends LineStyle {
  readonly colour: Colour;
  /** The most lines the text may take. */
  readonly lines: number;
  /** From the middle of the capitals of one line to that of the next, in em. */
  readonly leading: number;
}

const TITLE: TextStyle = { size: 7, bold: true, colour: BLACK, lines: 2, leading: 1.15 };
const SUBTITLE: TextStyle = { size: 3.9, bold: false, colour: GREY, lines: 3, leading: 1.35 };
const FOOTER: TextStyle = { size: 2.9, bold: false, colour: GREY, lines: 2, leading: 1.35 };
/** Between title and subtitle, and between the texts and the picture. */
const TITLE_GAP = 3.6;
const PICTURE_GAP = 7;
/**
 * The share of the height left over that goes above the picture, and the most it may be: the title stays
 * near.
 */
const SHARE_ABOVE = 0.35;
const MOST_ABOVE = 12;

/** Sets a scene on a page of the given paper. A page has no lattice: a terminal shows the scene itself. */
export function page(scene: Scene, options: PageOptions): Scene {
  const paper = options.paper ?? 'a4';
  const sheet = paper === 'fit' ? tightSheet(scene, options) : paperSheet(scene, options, PAPER_SIZES[paper]);
  const { width, height, margin, scale, head, foot } = sheet;
  const spare = height - 2 * margin - heightOf(head) - heightOf(foot) - scene.height * scale;
  const placement = {
    x: (width - scene.width * scale) / 2,
    y: margin + heightOf(head) + Math.min(spare * SHARE_ABOVE, MOST_ABOVE),
    scale,
  };
  return {
    width,
    height,
    title: options.title,
    shapes: [
      ...drawBlocks(head, width / 2, margin),
      ...placeShapes(scene.shapes, placement),
      ...drawBlocks(foot, width / 2, height - margin - heightOf(foot)),
    ],
  };
}

/** The scale of a scene, relative to its natural size, on the page that {@link page} sets. */
export function scaleOnPage(scene: Scene, { paper = 'a4', ...options }: PageOptions): number {
  return paper === 'fit' ? 1 : paperSheet(scene, options, PAPER_SIZES[paper]).scale;
}

/** A page before the picture is placed on it. */
interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly scale: number;
  readonly head: readonly TextBlock[];
  readonly foot: readonly TextBlock[];
}

/** A text broken into lines, or bare room when it has none. */
interface TextBlock {
  readonly style: TextStyle;
  readonly lines: readonly string[];
  readonly gapAbove: number;
  readonly gapBelow: number;
}

function tightSheet(scene: Scene, options: PageOptions): Sheet {
  const width = Math.max(FIT_WIDTH, scene.width + 2 * FIT_MARGIN);
  const { head, foot } = setTexts(options, width - 2 * FIT_MARGIN);
  const height = 2 * FIT_MARGIN + heightOf(head) + scene.height + heightOf(foot);
  return { width, height, margin: FIT_MARGIN, scale: 1, head, foot };
}

function paperSheet(scene: Scene, options: PageOptions, [short, long]: readonly [number, number]): Sheet {
  const upright = fillSheet(scene, options, short, long);
  const turned = fillSheet(scene, options, long, short);
  return turned.scale > WORTH_TURNING * upright.scale ? turned : upright;
}

function fillSheet(scene: Scene, options: PageOptions, width: number, height: number): Sheet {
  const across = width - 2 * PAPER_MARGIN;
  const { head, foot } = setTexts(options, across);
  const down = height - 2 * PAPER_MARGIN - heightOf(head) - heightOf(foot);
  const enlarged = Math.min(LARGEST_SCALE, SMALL_PICTURE / Math.max(scene.width, scene.height));
  const scale = Math.min(across / scene.width, down / scene.height, Math.max(1, enlarged));
  return { width, height, margin: PAPER_MARGIN, scale, head, foot };
}

function setTexts(options: PageOptions, width: number) {
  const set = (text: string | undefined, style: TextStyle, gapAbove: number, gapBelow: number) => {
    const lines = breakLines(text ?? '', style, width, style.lines);
    return lines.length === 0 ? [] : [{ style, lines, gapAbove, gapBelow }];
  };
  const subtitle = set(options.subtitle, SUBTITLE, TITLE_GAP, PICTURE_GAP);
  const title = set(options.title, TITLE, 0, subtitle.length === 0 ? PICTURE_GAP : 0);
  return { head: [...title, ...subtitle], foot: set(options.footer, FOOTER, PICTURE_GAP, 0) };
}

function heightOf(blocks: readonly TextBlock[]): number {
  return blocks.reduce((height, block) => height + block.gapAbove + inkHeight(block) + block.gapBelow, 0);
}

/** From the top of the first line's capitals to the baseline of the last. */
function inkHeight({ style, lines }: TextBlock): number {
  return style.size * (CAP_HEIGHT + style.leading * (lines.length - 1));
}

function drawBlocks(blocks: readonly TextBlock[], x: number, top: number): readonly Text[] {
  const texts: Text[] = [];
  let y = top;
  for (const block of blocks) {
    const { size, bold, colour, leading } = block.style;
    y += block.gapAbove;
    block.lines.forEach((text, index) => {
      const middle = y + size * (CAP_HEIGHT / 2 + leading * index);
      texts.push({ kind: 'text', text, x, y: middle, size, bold, anchor: 'middle', colour });
    });
    y += inkHeight(block) + block.gapBelow;
  }
  return texts;
}
