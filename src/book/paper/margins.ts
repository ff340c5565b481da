/**
 * Margins of a bound book: the inner ones, at the spine, grow with the number of pages. The least margins are
 * those of the printer; without one, those of KDP, which most print shops are content with.
 */
import { MILLIMETRES_PER_INCH as INCH } from './lengths.js';
import { gutterOf, PRINTERS, type PrinterRules } from './printers.js';
import type { Trim } from './trims.js';

/** In millimetres; inner is left on right-hand pages and right on left-hand pages. */
export interface Margins {
  readonly inner: number;
  readonly outer: number;
  readonly top: number;
  readonly bottom: number;
}

/** The quantities that margins depend on besides the number of pages. */
export interface BookPaper {
  readonly trim: Trim;
  /** Millimetres beyond the cut. */
  readonly bleed: number;
  readonly printer?: PrinterRules;
}

/** The least margin on the other sides where no printer is named. */
export const LEAST_OUTER = 0.25 * INCH;
/** Room that a book gets over the least inner margin, so that no line disappears in the spine. */
const COMFORT = 0.125 * INCH;
/** Other margins: of pages from this width on, and of smaller ones. */
const WIDE_PAGE = 7.5 * INCH;
const WIDE_MARGIN = 0.5 * INCH;
const NARROW_MARGIN = 0.375 * INCH;

/** The least inner margin, in millimetres, of a book with this number of pages. */
export function leastInner(pages: number, printer: PrinterRules = PRINTERS.kdp): number {
  return gutterOf(printer, pages) * INCH;
}

/** The least outer, top and bottom margin, in millimetres. */
export function leastOuter({ bleed, printer }: Omit<BookPaper, 'trim'>): number {
  if (printer === undefined) return LEAST_OUTER;
  return (bleed > 0 ? printer.outer.bleed : printer.outer.plain) * INCH;
}

/**
 * The margins of a book with this number of pages; the user's own values take precedence, but none is less
 * than the printer asks for.
 */
export function marginsOf(paper: BookPaper, pages: number, wanted: Partial<Margins> = {}): Margins {
  const { trim, printer } = paper;
  const usual = trim.width >= WIDE_PAGE ? WIDE_MARGIN : NARROW_MARGIN;
  const around = Math.max(usual, leastOuter(paper));
  const inner = leastInner(pages, printer);
  const margins = { inner: inner + COMFORT, outer: around, top: around, bottom: around, ...wanted };
  return printer === undefined ? margins : { ...margins, inner: Math.max(margins.inner, inner) };
}
