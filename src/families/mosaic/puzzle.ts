/**
 * Mosaic (Fill-a-Pix): every cell of a grid becomes black or white. A number says how many cells are black of
 * the nine that are its own cell and those around it, fewer at the edge of the grid.
 */
import type { Cell, Size } from '../../core/index.js';

export const BLACK_CELL = '#';
export const WHITE_CELL = '.';
/** The sign of a cell without a number. */
export const NO_NUMBER = '.';

/** A Mosaic: numbers in some cells of a grid. */
export interface MosaicPuzzle {
  readonly family: 'mosaic';
  /** One text per row: `0` to `9`, or `.` for a cell without a number. */
  readonly grid: readonly string[];
}

/** Rows of `#` (black) and `.` (white). */
export type MosaicSolution = readonly string[];

/** The cells that the number of a cell counts: itself and those around it, row-major. */
export function countedCells([row, column]: Cell, { rows, columns }: Size): readonly Cell[] {
  const counted: Cell[] = [];
  const [bottom, right] = [Math.min(row + 1, rows - 1), Math.min(column + 1, columns - 1)];
  for (let r = Math.max(row - 1, 0); r <= bottom; r++) {
    for (let c = Math.max(column - 1, 0); c <= right; c++) counted.push([r, c]);
  }
  return counted;
}
