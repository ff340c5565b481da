/** Cells that are filled with black: as a solution has them, and as the conclusion of a step. */
import type { Cell } from '../../../core/index.js';
import { BLACK, type Rectangle, type Shape } from '../../../draw/index.js';
import type { GridPicture } from './grid-picture.js';
import { concluded, strongFrame } from './state-picture.js';

/** In millimetres; less than half a line. */
const OVERLAP = 0.06;
/** From the edge of a cell to its concluded black, in cells. */
const INSET = 0.145;

/** A black cell, a little larger than its place, so that no seam shows between two of them. */
export function blackCell(picture: GridPicture, cell: Cell): Rectangle {
  const ground = picture.ground(cell, BLACK);
  return { ...ground, width: ground.width + OVERLAP, height: ground.height + OVERLAP };
}

/** A black square in the frame of conclusions. */
export function concludedBlack(picture: GridPicture, cell: Cell): readonly Shape[] {
  const { x, y } = picture.cornerOf(cell);
  const side = (1 - 2 * INSET) * picture.cell;
  const square = { x: x + INSET * picture.cell, y: y + INSET * picture.cell, width: side, height: side };
  return concluded([strongFrame(picture, cell), { kind: 'rectangle', ...square, fill: BLACK }]);
}
