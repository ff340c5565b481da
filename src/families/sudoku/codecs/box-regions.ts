/** Regions of formats that do not tell boxes from other regions. */
import { isSameJson, rowsOf } from '../../../core/index.js';
import { usualBox } from '../box.js';
import type { Box, SudokuGrid, SudokuPuzzle } from '../puzzle.js';

/** Boxes where the regions are numbered as boxes of some shape are, row by row. */
export function boxesOrRegions(
  regions: readonly (readonly (number | null)[])[],
): Pick<SudokuPuzzle, 'box' | 'regions'> {
  const side = regions.length;
  if (regions.every((row) => row.every((region) => region === null))) return { regions: 'none' };
  const box = [usualBox(side), ...shapesOf(side)].find((shape) => isSameJson(boxNumbers(shape), regions));
  return box === undefined ? { regions } : { box };
}

function shapesOf(side: number): readonly Box[] {
  return Array.from({ length: side }, (_, index): Box => [index + 1, side / (index + 1)]).filter(
    ([, columns]) => Number.isInteger(columns),
  );
}

/** The number of the box of every cell, row by row. */
export function boxNumbers([rows, columns]: Box): SudokuGrid {
  const side = rows * columns;
  const numbers = Array.from({ length: side * side }, (_, index) => {
    const [row, column] = [Math.floor(index / side), index % side];
    return Math.floor(row / rows) * rows + Math.floor(column / columns);
  });
  return rowsOf(numbers, side);
}
