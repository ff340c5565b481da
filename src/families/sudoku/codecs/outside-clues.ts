/** Places of clues outside of the grid, and the cells of the lines that begin beside them. */
import { type Cell, isSameJson } from '../../../core/index.js';

/** The cells that one comes to from a cell outside with steps of one kind. */
export function cellsFrom([row, column]: Cell, [down, right]: Cell, side: number): readonly Cell[] {
  const inside = (at: number): boolean => at >= 0 && at < side;
  const cells: Cell[] = [];
  for (let step = 1; inside(row + step * down) && inside(column + step * right); step++) {
    cells.push([row + step * down, column + step * right]);
  }
  return cells;
}

/** The cell outside from which steps of one kind lead through these cells and no others. */
export function startOf(cells: readonly Cell[], [down, right]: Cell, side: number): Cell | undefined {
  const [row, column] = cells[0]!;
  const start: Cell = [row - down, column - right];
  const isOutside = start.some((at) => at < 0 || at >= side);
  return isOutside && isSameJson(cellsFrom(start, [down, right], side), cells) ? start : undefined;
}

/** The row or column that begins beside a cell outside. */
export function lineFrom(cell: Cell, side: number): readonly Cell[] | undefined {
  return ALONG_SIDES.map((step) => cellsFrom(cell, step, side)).find((own) => own.length === side);
}

/** The cell outside where the clue of a row or column stands. */
export function startOfLine(cells: readonly Cell[], side: number): Cell | undefined {
  return ALONG_SIDES.map((step) => startOf(cells, step, side)).find((cell) => cell !== undefined);
}

/** Steps along rows and columns. */
const ALONG_SIDES: readonly Cell[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
