/**
 * A photograph as a line drawing: dark parts black, strokes where the picture is darker than its
 * surroundings. For faces and machines, whose regions mean little.
 */
import { blackBalance } from '../coverage.js';
import type { DrawnCells } from '../drawn-cells.js';
import { SAMPLES_A_SIDE, type SampledPicture } from '../samples.js';
import { gaussianBlur } from './blur.js';
import { strokesOf } from './strokes.js';

/** Lightness below which a part is black. */
const DARK = 0.42;

/** Standard deviation, in cells, of the blur before dark cells are determined. */
const DARK_BLUR = 0.25;

/** Draws dark parts and strokes. */
export function drawStrokes({ rows, columns, image }: SampledPicture): DrawnCells {
  const blurred = gaussianBlur(image.l, image.width, DARK_BLUR * SAMPLES_A_SIDE);
  const black = strokesOf(image).map((stroke, sample) => (stroke === 1 || blurred[sample]! < DARK ? 1 : 0));
  const balance = blackBalance(black, rows, columns);
  return { rows, columns, cells: Uint8Array.from(balance, (more) => (more > 0 ? 1 : 0)) };
}
