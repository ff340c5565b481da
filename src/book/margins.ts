/**
 * Margins of a bound book: the inner ones, at the spine, grow with the number of pages. The least inner margins are
 * those that print-on-demand services require.
 */
import { MILLIMETRES_PER_INCH as INCH } from './lengths.js';
import type { Trim } from './trims.js';

/** In millimetres; inner is left on right-hand pages and right on left-hand pages. */
export interface Margins {
  readonly inner: number;
  readonly outer: number;
  readonly top: number;
  readonly bottom: number;
}

/** Least inner margins in millimetres, by the number of pages up to which each is enough. */
const LEAST_INNER = [
  [150, 0.375 * INCH],
  [300, 0.5 * INCH],
  [500, 0.625 * INCH],
  [700, 0.75 * INCH],
  [Number.POSITIVE_INFINITY, 0.875 * INCH],
] as const;

/** The least margin on the other sides. */
export const LEAST_OUTER = 0.25 * INCH;
/** Room that a book gets over the least inner margin, so that no line disappears in the spine. */
const COMFORT = 0.125 * INCH;
/** Other margins: of pages from this width on, and of smaller ones. */
const WIDE_PAGE = 7.5 * INCH;
const WIDE_MARGIN = 0.5 * INCH;
const NARROW_MARGIN = 0.375 * INCH;

/** The least inner margin, in millimetres, of a book with this number of pages. */
export function leastInner(pages: number): number {
  return LEAST_INNER.find(([most]) => pages <= most)![1];
}

/** The margins of a book with this number of pages; the user's own values take precedence. */
export function marginsOf(trim: Trim, pages: number, wanted: Partial<Margins> = {}): Margins {
  const around = trim.width >= WIDE_PAGE ? WIDE_MARGIN : NARROW_MARGIN;
  return { inner: leastInner(pages) + COMFORT, outer: around, top: around, bottom: around, ...wanted };
}
