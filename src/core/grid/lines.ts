/** The lines of a grid, its rows and columns, and its blocks of two by two cells. */
import type { Cell, Size } from './cell.js';

/** Cells that belong together, with their words for people. */
export interface NamedCells {
  readonly name: string;
  readonly cells: readonly Cell[];
}

/** Every row from the left, then every column from above: `row 1`, …, `column 1`, …. */
export function linesOf({ rows, columns }: Size): readonly NamedCells[] {
  const down = Array.from({ length: rows }, (_, row) => row);
  const across = Array.from({ length: columns }, (_, column) => column);
  return [
    ...down.map((row) => ({ name: `row ${row + 1}`, cells: across.map((column): Cell => [row, column]) })),
    ...across.map((column) => ({
      name: `column ${column + 1}`,
      cells: down.map((row): Cell => [row, column]),
    })),
  ];
}

/** Every block of two by two cells, row-major; of a grid of one row or column, every two neighbours. */
export function blocksOf({ rows, columns }: Size): readonly (readonly Cell[])[] {
  const blocks: Cell[][] = [];
  for (let top = 0; top < Math.max(1, rows - 1); top++) {
    for (let left = 0; left < Math.max(1, columns - 1); left++) {
      const block: Cell[] = [];
      for (let row = top; row <= top + 1 && row < rows; row++) {
        for (let column = left; column <= left + 1 && column < columns; column++) block.push([row, column]);
      }
      blocks.push(block);
    }
  }
  return blocks;
}
