/**
 * Unruly (Tohu wa Vohu, Binairo without its third rule): every cell of a grid becomes black or white. Each
 * row and each column has as many black cells as white ones, and no three neighbours in a line are alike.
 * Some cells are given.
 */
import { type Cell, sizeOfRows } from '../../core/index.js';

export const BLACK_CELL = '#';
export const WHITE_CELL = 'o';
/** The sign of a cell that is not given. */
export const OPEN = '.';

/** Most cells of one colour side by side. */
const LONGEST_RUN = 2;

export interface UnrulyPuzzle {
  readonly family: 'unruly';
  /** One text per row: `#` black, `o` white, `.` open. Both sides are even. */
  readonly grid: readonly string[];
}

/** Rows of `#` and `o`. */
export type UnrulySolution = readonly string[];

/** Cells of which a number within bounds is black: each rule of the puzzle, said of one place. */
export interface Group {
  /** Its words for people: `row 1`, `cells from row 1, column 1 to the right`. */
  readonly name: string;
  readonly cells: readonly Cell[];
  readonly least: number;
  readonly most: number;
}

/** Every row and column, half of which is black, and every run of cells that must not be all alike. */
export function groupsOf({ grid }: UnrulyPuzzle): readonly Group[] {
  const { rows, columns } = sizeOfRows(grid);
  const across = Array.from({ length: rows }, (_, row) => lineOf(columns, (column) => [row, column]));
  const down = Array.from({ length: columns }, (_, column) => lineOf(rows, (row) => [row, column]));
  return [
    ...across.flatMap((cells, row) => groupsOfLine(`row ${row + 1}`, cells)),
    ...down.flatMap((cells, column) => groupsOfLine(`column ${column + 1}`, cells)),
  ];
}

function lineOf(length: number, at: (index: number) => Cell): readonly Cell[] {
  return Array.from({ length }, (_, index) => at(index));
}

function groupsOfLine(name: string, cells: readonly Cell[]): readonly Group[] {
  const half = cells.length / 2;
  const length = LONGEST_RUN + 1;
  const runs = cells.slice(LONGEST_RUN).map((_, start): Group => {
    const words = `${name}, cells ${start + 1} to ${start + length}`;
    return { name: words, cells: cells.slice(start, start + length), least: 1, most: LONGEST_RUN };
  });
  return [{ name, cells, least: half, most: half }, ...runs];
}
