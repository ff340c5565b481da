/** The sizes of a cover: back, spine and front in one piece, with bleed around. Lengths are millimetres. */
import { type Issue, issue } from '../../core/index.js';
import {
  MILLIMETRES_PER_INCH as INCH,
  MILLIMETRES_PER_POINT as POINT,
  PRINTERS,
  type PrinterRules,
} from '../paper/index.js';
import type { BookSpec } from '../spec/index.js';
import type { Box } from '../style/index.js';

export interface CoverFrame {
  /** With bleed. */
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
  readonly spine: number;
  /** Trimmed sides of the book, from the upper left corner with bleed. */
  readonly back: Box;
  readonly front: Box;
  /** White, for the barcode. */
  readonly barcode: Box;
  /** Between the cut and everything that must stay whole. */
  readonly margin: number;
  /**
   * Greatest type size on the spine; 0 where the printer allows no text there or it would be too small to
   * read.
   */
  readonly spineType: number;
  readonly warnings: readonly Issue[];
}

/** From the top of a capital to the end of a descender, as a share of the type size. */
const TYPE_HEIGHT = 0.95;
/** No larger, however thick the book is. */
const LARGEST_SPINE_TYPE = 8;

/** The frame of a book with this number of pages; without a printer by the rules of KDP. */
export function coverFrame(spec: BookSpec, pages: number): CoverFrame {
  const printer = PRINTERS[spec.printer ?? 'kdp'];
  const { width, height } = spec.trim;
  const bleed = printer.bleed * INCH;
  const spine = spec.cover?.spine ?? pages * printer.papers[spec.paper].thickness * INCH;
  const back = { x: bleed, y: bleed, width, height };
  const type = spineType(printer, pages, spine);
  return {
    width: 2 * width + spine + 2 * bleed,
    height: height + 2 * bleed,
    bleed,
    spine,
    back,
    front: { ...back, x: bleed + width + spine },
    barcode: barcodeBox(printer, back),
    margin: printer.coverMargin * INCH,
    spineType: type,
    warnings: [...estimateWarnings(spec, printer, spine), ...spineWarnings(type, printer, pages)],
  };
}

function spineType({ spineText, leastType }: PrinterRules, pages: number, spine: number): number {
  const room = (spine - 2 * spineText.clearance * INCH) / TYPE_HEIGHT;
  const isAllowed = pages >= spineText.pages && spine >= spineText.width * INCH;
  return isAllowed && room >= leastType * POINT ? Math.min(room, LARGEST_SPINE_TYPE) : 0;
}

function barcodeBox({ barcode }: PrinterRules, back: Box): Box {
  const [width, height] = [barcode.size[0] * INCH, barcode.size[1] * INCH];
  const clearance = barcode.clearance * INCH;
  return {
    x: back.x + back.width - clearance - width,
    y: back.y + back.height - clearance - height,
    width,
    height,
  };
}

function estimateWarnings(
  { cover }: BookSpec,
  { name, estimatesSpine }: PrinterRules,
  spine: number,
): readonly Issue[] {
  if (!estimatesSpine || cover?.spine !== undefined) return [];
  const message = `${name} publishes no width of its paper, so the spine of ${spine.toFixed(1)} mm is an estimate: compare it with the cover template of ${name}, and write "spine" under "cover" where it differs.`;
  return [issue('cover-spine', message)];
}

function spineWarnings(type: number, { name, spineText }: PrinterRules, pages: number): readonly Issue[] {
  if (type > 0) return [];
  const message =
    pages < spineText.pages
      ? `The spine has no text, since ${name} prints none on books of fewer than ${spineText.pages} pages; this one has ${pages}.`
      : `The spine has no text, since it is too narrow for type that can be read.`;
  return [issue('cover-spine', message)];
}
