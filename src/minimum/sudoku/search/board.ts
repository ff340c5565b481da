/**
 * A full grid as the searches of this folder use it: cells in row-major order, numbers from 1, and sets of
 * cells as three words of 27 bits each (cell c is bit c mod 27 of word c div 27). On the 9x9 board a word is
 * a band.
 */
import { areasOf, type Box } from '../../../families/sudoku/index.js';

/** Bits of one word. */
export const WORD_CELLS = 27;
/** All cells of a word. */
export const FULL_WORD = (1 << WORD_CELLS) - 1;
/** Most cells that three words hold. */
export const MOST_CELLS = 3 * WORD_CELLS;

/** Rows, columns and boxes of one box shape, by cell index. */
export interface Board {
  readonly box: Box;
  readonly side: number;
  readonly cells: number;
  /** The cells of every area: rows, then columns, then boxes. */
  readonly areas: readonly (readonly number[])[];
  /** Row, column and box of cell c as area indices, at 3c, 3c + 1 and 3c + 2. */
  readonly areasOfCell: Int32Array;
}

/** The board of a box shape with at most 81 cells. */
export function boardOf(box: Box): Board {
  const side = box[0] * box[1];
  const areas = areasOf(box).map(({ cells }) => cells.map(([row, column]) => row * side + column));
  const areasOfCell = new Int32Array(3 * side * side);
  areas.forEach((cells, area) => {
    for (const cell of cells) areasOfCell[3 * cell + Math.floor(area / side)] = area;
  });
  return { box, side, cells: side * side, areas, areasOfCell };
}
