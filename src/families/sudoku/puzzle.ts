/**
 * The Sudoku: an n x n grid divided into n boxes of equal shape; every row, column and box holds each number from
 * 1 to n once. Rows, columns and boxes are all areas; nothing else distinguishes them.
 */
import type { Cell } from '../../core/grid/cell.js';

/** Numbers by row; n of them in each of n rows. */
export type SudokuGrid = readonly (readonly number[])[];

export interface SudokuPuzzle {
  readonly family: 'sudoku';
  /** Rows and columns of one box; their product is n. */
  readonly box: readonly [rows: number, columns: number];
  /** Givens from 1 to n; 0 is an open cell. */
  readonly grid: SudokuGrid;
}

/** The full grid. */
export type SudokuSolution = SudokuGrid;

/** A set of n cells that holds every number once, with its words for people. */
export interface Area {
  readonly name: string;
  readonly cells: readonly Cell[];
}

/** All 3n areas of a grid with boxes of the given shape: rows, columns, boxes. */
export function areasOf([boxRows, boxColumns]: SudokuPuzzle['box']): readonly Area[] {
  const n = boxRows * boxColumns;
  const numbers = Array.from({ length: n }, (_, index) => index);
  const area = (name: string, cellOf: (place: number) => Cell): Area => ({
    name,
    cells: numbers.map(cellOf),
  });
  return [
    ...numbers.map((row) => area(`row ${row + 1}`, (place) => [row, place])),
    ...numbers.map((column) => area(`column ${column + 1}`, (place) => [place, column])),
    ...numbers.map((box) => {
      const top = Math.floor(box / boxRows) * boxRows;
      const left = (box % boxRows) * boxColumns;
      return area(`box ${box + 1}`, (place) => [
        top + Math.floor(place / boxColumns),
        left + (place % boxColumns),
      ]);
    }),
  ];
}

/** Side of the grid. */
export function sideOf({ box }: Pick<SudokuPuzzle, 'box'>): number {
  return box[0] * box[1];
}
