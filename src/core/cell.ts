/** A cell of a grid: row before column, both counted from 0. */
export type Cell = readonly [row: number, column: number];

/** Size of a grid in cells. */
export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** The cell's words for people: `row 1, column 3`, counted from 1. */
export function describeCell([row, column]: Cell): string {
  return `row ${row + 1}, column ${column + 1}`;
}
