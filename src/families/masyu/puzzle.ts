/**
 * Masyu (Pearl): one loop runs from cell to neighbouring cell, without crossing or touching itself, through
 * every pearl. It goes straight on in a white pearl and turns in the cell before or behind it, or in both; in
 * a black pearl it turns, and it goes straight on in the cells before and behind it.
 */
import { type Edge, type Size, textRowsOf } from '../../core/index.js';

export const WHITE_PEARL = 'w';
export const BLACK_PEARL = 'b';
/** The sign of a cell without a pearl. */
export const NO_PEARL = '.';

/** Pearls in some cells of a grid. */
export interface MasyuPuzzle {
  readonly family: 'masyu';
  /** One text per row: `w` a white pearl, `b` a black one, or `.` for each cell. */
  readonly grid: readonly string[];
}

/** The lines of the loop in canonical order, each between two neighbouring cells. */
export type MasyuSolution = readonly Edge[];

/** The pearl that every cell could have in a solution: rows of the signs of puzzles. */
export function pearlsOn({ rows, columns }: Size, solution: MasyuSolution): readonly string[] {
  /** The two cells that lines join a cell with; 0 where there is none, cells counted from 1. */
  const joined = new Int32Array(2 * (rows * columns + 1));
  const join = (one: number, other: number): void => {
    joined[2 * one + (joined[2 * one] === 0 ? 0 : 1)] = other;
  };
  for (const [[row, column], [toRow, toColumn]] of solution) {
    const [one, other] = [row * columns + column + 1, toRow * columns + toColumn + 1];
    join(one, other);
    join(other, one);
  }
  const isStraight = (cell: number): boolean => joined[2 * cell]! + joined[2 * cell + 1]! === 2 * cell;
  let signs = '';
  for (let cell = 1; cell <= rows * columns; cell++) {
    const [one, other] = [joined[2 * cell]!, joined[2 * cell + 1]!];
    const straight = (isStraight(one) ? 1 : 0) + (isStraight(other) ? 1 : 0);
    if (one === 0) signs += NO_PEARL;
    else if (isStraight(cell)) signs += straight < 2 ? WHITE_PEARL : NO_PEARL;
    else signs += straight === 2 ? BLACK_PEARL : NO_PEARL;
  }
  return textRowsOf(signs, columns);
}
