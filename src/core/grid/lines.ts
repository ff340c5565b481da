/** The lines of a grid: its rows and its columns. */
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
