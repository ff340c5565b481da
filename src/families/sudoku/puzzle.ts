/**
 * The Sudoku: an n x n grid divided into n boxes of equal shape; every row, column and box holds each number
 * from 1 to n once. Rows, columns and boxes are all areas; nothing else distinguishes them.
 */
import { type Cell, linesOf, type NamedCells } from '../../core/index.js';

/** Numbers by row; n of them in each of n rows. */
export type SudokuGrid = readonly (readonly number[])[];

/** A grid of boxes, with the numbers that are given. */
export interface SudokuPuzzle {
  readonly family: 'sudoku';
  /** Rows and columns of one box; their product is n. */
  readonly box: readonly [rows: number, columns: number];
  /** Givens from 1 to n; 0 is an open cell. */
  readonly grid: SudokuGrid;
}

/** The full grid. */
export type SudokuSolution = SudokuGrid;

/**
 * The areas of each shape of box by its rows and columns: there are few, and puzzles of one shape come in
 * thousands.
 */
const AREAS: (readonly NamedCells[])[][] = [];

/**
 * All 3n areas of a grid with boxes of the given shape: rows, columns, boxes. Each holds every number once.
 */
export function areasOf(box: SudokuPuzzle['box']): readonly NamedCells[] {
  const [boxRows, boxColumns] = box;
  AREAS[boxRows] ??= [];
  AREAS[boxRows][boxColumns] ??= listAreas(box);
  return AREAS[boxRows][boxColumns];
}

function listAreas([boxRows, boxColumns]: SudokuPuzzle['box']): readonly NamedCells[] {
  const side = boxRows * boxColumns;
  const numbers = Array.from({ length: side }, (_, index) => index);
  const boxes = numbers.map((box) => {
    const top = Math.floor(box / boxRows) * boxRows;
    const left = (box % boxRows) * boxColumns;
    const cellOf = (place: number): Cell => [
      top + Math.floor(place / boxColumns),
      left + (place % boxColumns),
    ];
    return { name: `box ${box + 1}`, cells: numbers.map(cellOf) };
  });
  return [...linesOf({ rows: side, columns: side }), ...boxes];
}

/** Side of the grid. */
export function sideOf({ box }: Pick<SudokuPuzzle, 'box'>): number {
  return box[0] * box[1];
}
