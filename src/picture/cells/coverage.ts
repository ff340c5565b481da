/**
 * From samples to cells. A cell takes the shade that covers more of it, but a stroke thinner than a cell
 * would vanish: where it is t cells thick, every sample of it counts a little more than (2 - t) / t, so that
 * half of its thickness outweighs the rest of a cell. Then a stroke that lies between two cells keeps one of
 * them, and both only where it is shared equally.
 */
import { SAMPLES_A_SIDE } from './samples.js';
import { balanceSymmetry } from './symmetry.js';
import { thicknessOf } from './thickness.js';

/** The largest weight of a sample, reached in the thinnest strokes. */
const MOST_WEIGHT = 4;

/** The thickness, in samples, from which a part is no stroke. */
export const BROAD = SAMPLES_A_SIDE + 1;

/** The weight of a sample, by the thickness of the part that it belongs to; 0 is the other shade. */
export const STROKE_WEIGHTS: Readonly<Float64Array> = Float64Array.from({ length: BROAD + 1 }, (_, side) => {
  if (side === 0) return 0;
  return side === BROAD ? 1 : Math.min(MOST_WEIGHT, (2 * SAMPLES_A_SIDE + 1 - side) / side);
});

/** The lead of each cell's black samples over its white ones, as a share of the cell. */
export function blackBalance(black: Uint8Array, rows: number, columns: number): Float64Array {
  const mask = { width: SAMPLES_A_SIDE * columns, height: SAMPLES_A_SIDE * rows, samples: black };
  const whiteThickness = thicknessOf(mask, 0, BROAD);
  const blackThickness = thicknessOf(mask, 1, BROAD);
  const balance = new Float64Array(rows * columns);
  for (let row = 0; row < mask.height; row++) {
    const first = Math.floor(row / SAMPLES_A_SIDE) * columns;
    for (let column = 0; column < mask.width; column++) {
      const sample = row * mask.width + column;
      const weight = STROKE_WEIGHTS[blackThickness[sample]!]! - STROKE_WEIGHTS[whiteThickness[sample]!]!;
      balance[first + Math.floor(column / SAMPLES_A_SIDE)]! += weight / (SAMPLES_A_SIDE * SAMPLES_A_SIDE);
    }
  }
  return balanceSymmetry(mask, balance, columns);
}
