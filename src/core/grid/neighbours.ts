/** The neighbours of a grid's cells: by a side (four at most), or by a side or a corner (eight at most). */
import type { Cell, Size } from './cell.js';

/**
 * For every cell, row-major, the cells that share a side with it, in rising order: above, left, right, below.
 */
export function sideNeighbours(size: Size): readonly Int32Array[] {
  return neighboursWhere(size, (down, right) => down === 0 || right === 0);
}

/** For every cell, row-major, the cells that share a side or a corner with it, in rising order. */
export function touchingNeighbours(size: Size): readonly Int32Array[] {
  return neighboursWhere(size, () => true);
}

/**
 * Rows and columns to the neighbours that come later row by row, so that every pair of neighbours is found
 * once.
 */
export const LATER_STEPS = [
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
] as const;

/** The four cells that share a side with a cell, inside a grid or not: right, below, left, above. */
export function cellsBeside([row, column]: Cell): readonly Cell[] {
  return [
    [row, column + 1],
    [row + 1, column],
    [row, column - 1],
    [row - 1, column],
  ];
}

function neighboursWhere(
  { rows, columns }: Size,
  isNeighbour: (down: number, right: number) => boolean,
): readonly Int32Array[] {
  return Array.from({ length: rows * columns }, (_, cell) => {
    const row = Math.floor(cell / columns);
    const column = cell - row * columns;
    const found: number[] = [];
    for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
      for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) {
        const isSelf = r === row && c === column;
        if (!isSelf && isNeighbour(r - row, c - column)) found.push(r * columns + c);
      }
    }
    return Int32Array.from(found);
  });
}
