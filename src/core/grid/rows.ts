/** Grids as lists of rows, and as one list of all cells, row-major. */
import type { Cell } from './cell.js';

/** Cuts a row-major list into rows of the same length. */
export function rowsOf<Value>(cells: readonly Value[], columns: number): readonly (readonly Value[])[] {
  return Array.from({ length: cells.length / columns }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
}

/** Cuts a row-major text into rows of the same length. */
export function textRowsOf(cells: string, columns: number): readonly string[] {
  return rowsOf([...cells], columns).map((row) => row.join(''));
}

/** What a function makes of every cell of a grid, row-major, in one list; rows are lists or texts. */
export function flatMapCells<Value, Made>(
  grid: readonly Iterable<Value>[],
  make: (value: Value, cell: Cell) => readonly Made[],
): readonly Made[] {
  return grid.flatMap((cells, row) => [...cells].flatMap((value, column) => make(value, [row, column])));
}
