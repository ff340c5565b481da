/** A cell of a grid: row before column, both counted from 0. */
export type Cell = readonly [row: number, column: number];

/** Size of a grid in cells. */
export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** The name of a cell for people: `row 1, column 3`, counted from 1. */
export function describeCell([row, column]: Cell): string {
  return `row ${row + 1}, column ${column + 1}`;
}

/** The short forms of cells that were asked for, by row and column: rules have them in their ids. */
const CODES: string[][] = [];

/** The cell in the short form of lists and comments: `r1c3`, counted from 1. */
export function cellCode([row, column]: Cell): string {
  const known = CODES[row]?.[column];
  if (known !== undefined) return known;
  const code = `r${row + 1}c${column + 1}`;
  if (row >= 0 && row < MOST_CODES && column >= 0 && column < MOST_CODES) {
    while (CODES.length <= row) CODES.push([]);
    CODES[row]![column] = code;
  }
  return code;
}

/** Rows and columns of the cells whose short forms are kept. */
const MOST_CODES = 100;

/** The places of cells in a row-major list of a grid's cells, counted from 0. */
export function cellIndices(cells: readonly Cell[], columns: number): readonly number[] {
  return cells.map(([row, column]) => row * columns + column);
}

/** All cells of a grid, row-major. */
export function cellsOf({ rows, columns }: Size): readonly Cell[] {
  return Array.from({ length: rows * columns }, (_, index) => [Math.floor(index / columns), index % columns]);
}

/** Reading order, as a comparison for sorting: by rows, and by columns within a row. */
export function compareCells(one: Cell, other: Cell): number {
  return one[0] - other[0] || one[1] - other[1];
}

/** Reading order of items that begin with two cells: by the first, then by the second. */
export function comparePairs(
  one: readonly [Cell, Cell, ...unknown[]],
  other: readonly [Cell, Cell, ...unknown[]],
): number {
  return compareCells(one[0], other[0]) || compareCells(one[1], other[1]);
}

/** Two cells, the earlier one in reading order first. */
export function inReadingOrder([one, other]: readonly [Cell, Cell]): readonly [Cell, Cell] {
  return compareCells(one, other) <= 0 ? [one, other] : [other, one];
}

/** The size of a grid given by its rows; a grid without rows has no columns. */
export function sizeOfRows(grid: readonly { readonly length: number }[]): Size {
  return { rows: grid.length, columns: grid[0]?.length ?? 0 };
}
