/**
 * Crosswise (diagonal Latin squares): an n x n grid holds the numbers 1 to n once in every row, in every
 * column and along both long diagonals. Some numbers are given.
 */

export interface CrosswisePuzzle {
  readonly family: 'crosswise';
  /** Numbers by row, 0 for an open cell. */
  readonly grid: readonly (readonly number[])[];
}

/** Numbers by row. */
export type CrosswiseSolution = readonly (readonly number[])[];
