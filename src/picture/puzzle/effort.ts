/** Cells of the picture for which the searches' limits are stated. */
const USUAL_CELLS = 400;

/**
 * A limit stated for a picture of 20x20 cells, for one of another size: with n times the cells, judging the
 * picture takes about n to the power 1.5 as long, and the limit is lower (or higher) by this factor.
 */
export function limitFor(cells: number, usual: number): number {
  return Math.ceil(usual * (USUAL_CELLS / Math.max(1, cells)) ** 1.5);
}
