/**
 * A cover as one wide page: back, spine and front. Its size is to be that of a book which the printer makes.
 */
import {
  MILLIMETRES_PER_INCH as INCH,
  type InchSize,
  PRINTERS,
  type PrinterRules,
  type Trim,
} from '../paper/index.js';
import { type Frame, frameSizeOf } from './frames.js';
import type { Objection } from './objection.js';
import type { CheckRules } from './rules.js';

/** The book that a cover belongs to, where it is known. */
export interface CoveredBook {
  readonly trim: Trim;
  readonly pages: number;
}

/** Inches that a printer takes for the same. */
const SAME = 0.0625;

/**
 * True if a file is a cover: a single page, too wide for a page of a book and wide enough for two of them.
 */
export function isCoverFile(frames: readonly Frame[], { printer = PRINTERS.kdp }: CheckRules): boolean {
  const [first] = frames;
  if (first === undefined || frames.length > 1) return false;
  const [width, height] = frameSizeOf(first.trim);
  return width > printer.custom.most[0] + SAME && width >= 2 * printer.custom.least[0] && width > height;
}

/** The rules for the only page of a cover: bleed on all sides, and nothing near the cut. */
export function coverRules(rules: CheckRules): CheckRules {
  const margin = (rules.printer ?? PRINTERS.kdp).coverMargin;
  return {
    ...rules,
    gutter: [[Number.POSITIVE_INFINITY, margin]],
    outer: { plain: margin, bleed: margin + rules.leastBleed },
    bleedsInside: true,
  };
}

/** Objections to the size of a cover: by its book where that is known, else by all that the printer makes. */
export function coverObjections(
  { trim }: Frame,
  { printer = PRINTERS.kdp }: CheckRules,
  book: CoveredBook | undefined,
): readonly Objection[] {
  const [width, height] = frameSizeOf(trim);
  const trims: readonly InchSize[] =
    book === undefined ? printer.trims : [[book.trim.width / INCH, book.trim.height / INCH]];
  const [thinnest, thickest] = spinesOf(printer, book?.pages);
  const hasSpine = (twoPages: number): boolean =>
    width - twoPages >= thinnest - SAME && width - twoPages <= thickest + SAME;
  const fits = trims.some((size) => Math.abs(size[1] - height) <= SAME && hasSpine(2 * size[0]));
  const { least, most } = printer.custom;
  const isCustom =
    height >= least[1] - SAME &&
    height <= most[1] + SAME &&
    width >= 2 * least[0] + thinnest &&
    width <= 2 * most[0] + thickest;
  if (fits || (book === undefined && isCustom)) return [];
  const found = `The cover is ${inches(width)} x ${inches(height)} in without its bleed`;
  const wanted =
    book === undefined
      ? `no book of ${printer.name} has a cover of that size`
      : `its book of ${book.pages} pages needs ${inches(2 * trims[0]![0] + thinnest)} to ${inches(2 * trims[0]![0] + thickest)} x ${inches(trims[0]![1])} in`;
  return [{ code: 'trim', message: `${found}; ${wanted}.` }];
}

/** The thinnest and the thickest spine in inches: of a number of pages, or of any that the printer binds. */
function spinesOf({ papers }: PrinterRules, pages: number | undefined): readonly [number, number] {
  const all = Object.values(papers);
  return [
    Math.min(...all.map((paper) => (pages ?? paper.pages[0]) * paper.thickness)),
    Math.max(...all.map((paper) => (pages ?? paper.pages[1]) * paper.thickness)),
  ];
}

function inches(size: number): number {
  return Math.round(size * 1000) / 1000;
}
