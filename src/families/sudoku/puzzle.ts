/**
 * The Sudoku: in an n x n grid every row, every column and every region holds each number from 1 to n once.
 * The regions are boxes of equal shape, or drawn ones, or there are none. Constraints may say more of some
 * cells, and several grids of boxes may overlap on one board.
 */
import { type Cell, linesOf, type NamedCells } from '../../core/index.js';
import type { Constraint } from './constraints/contract.js';

/** Numbers by row; n of them in each of n rows. */
export type SudokuGrid = readonly (readonly number[])[];

/** Rows and columns of one box; their product is n. */
export type Box = readonly [rows: number, columns: number];

/** A grid with the numbers that are given, the regions, and what else is known of the cells. */
export interface SudokuPuzzle {
  readonly family: 'sudoku';
  /** The regions are boxes of this shape. Present unless {@link regions} are. */
  readonly box?: Box;
  /** By row and column the region of a cell, null for none; `none`: there are no regions. */
  readonly regions?: readonly (readonly (number | null)[])[] | 'none';
  /**
   * The upper left corners of grids of boxes that overlap on one board. Absent: there is one grid, the board.
   */
  readonly grids?: readonly Cell[];
  /** Givens from 1 to n; 0 is an open cell, and on a board of several grids a cell outside all of them. */
  readonly grid: SudokuGrid;
  /** Absent: there are none besides rows, columns and regions. */
  readonly constraints?: readonly Constraint[];
  /** True if small pictures are printed in place of the numbers, for children. They change no rule. */
  readonly pictures?: boolean;
}

/** A Sudoku of rows, columns and boxes alone. */
export interface PlainSudoku extends SudokuPuzzle {
  readonly box: Box;
  readonly regions?: never;
  readonly grids?: never;
  readonly constraints?: never;
}

/** The full grid; 0 outside all grids. */
export type SudokuSolution = SudokuGrid;

/** True for a Sudoku of rows, columns and boxes alone. */
export function isPlain(puzzle: SudokuPuzzle): puzzle is PlainSudoku {
  const { box, grids, constraints } = puzzle;
  return box !== undefined && grids === undefined && constraints === undefined;
}

/**
 * The areas of each shape of box by its rows and columns: there are few, and puzzles of one shape come in
 * thousands.
 */
const AREAS: (readonly NamedCells[])[][] = [];

/**
 * All 3n areas of a grid with boxes of the given shape: rows, columns, boxes. Each holds every number once.
 */
export function areasOf(box: Box): readonly NamedCells[] {
  const [boxRows, boxColumns] = box;
  AREAS[boxRows] ??= [];
  AREAS[boxRows][boxColumns] ??= listAreas(box);
  return AREAS[boxRows][boxColumns];
}

function listAreas([boxRows, boxColumns]: Box): readonly NamedCells[] {
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

/** Side of a grid: the largest number. */
export function sideOf({ box, grids, grid }: Pick<SudokuPuzzle, 'box' | 'grids' | 'grid'>): number {
  return grids === undefined ? grid.length : box![0] * box![1];
}
