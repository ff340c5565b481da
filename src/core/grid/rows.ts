/** Grids as lists of rows, and as one list of all cells, row-major. */

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
