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

/**
 * The grid with its values numbered from `first` on in the order in which they first occur; `fixed` stays as
 * it is.
 */
export function renumber<Value, Fixed extends number | null>(
  grid: readonly (readonly (Value | Fixed)[])[],
  fixed: Fixed,
  first: number,
): (number | Fixed)[][] {
  const numbers = new Map<Value | Fixed, number>();
  return grid.map((row) =>
    row.map((value) => {
      if (value === fixed) return fixed;
      const number = numbers.get(value) ?? first + numbers.size;
      numbers.set(value, number);
      return number;
    }),
  );
}

/** The results of a function for every cell of a grid, row-major, in one list; rows are lists or texts. */
export function flatMapCells<Value, Made>(
  grid: readonly Iterable<Value>[],
  make: (value: Value, cell: Cell) => readonly Made[],
): readonly Made[] {
  const made: Made[] = [];
  for (let row = 0; row < grid.length; row++) {
    let column = 0;
    for (const value of grid[row]!) made.push(...make(value, [row, column++]));
  }
  return made;
}
