/**
 * Hitori (Singles, "leave me alone"): a grid of numbers, some cells of which become black so that no number
 * stands twice among the white cells of a row or column. No two black cells share a side, and all white cells
 * are connected by their sides. A cell may have no number; it equals no other.
 */

export const BLACK_CELL = '#';
export const WHITE_CELL = '.';
/** The number of a cell without one. */
export const NO_NUMBER = 0;

/** A grid of numbers. */
export interface HitoriPuzzle {
  readonly family: 'hitori';
  /** Numbers by row, from 1; 0 for a cell without one. */
  readonly grid: readonly (readonly number[])[];
}

/** Rows of `#` (black) and `.` (white). */
export type HitoriSolution = readonly string[];
