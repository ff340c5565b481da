/**
 * Futoshiki: an n x n grid that holds the numbers 1 to n once in every row and column. Some numbers are
 * given, and signs between neighbouring cells say which of them is smaller; where there is no sign, either
 * may be. In the adjacent kind, bars stand between all neighbours that differ by exactly one: where there is
 * no bar, they do not.
 */
import type { NeighbourPair } from '../kit/neighbour-pairs.js';

/** Numbers by row. */
export type FutoshikiSolution = readonly (readonly number[])[];

/** The usual kind, with signs `<`. */
interface UnequalPuzzle {
  readonly family: 'futoshiki';
  /** Numbers by row, 0 for an open cell. */
  readonly grid: readonly (readonly number[])[];
  /** Neighbours of which the first holds the smaller number; row-major by the upper or left cell. */
  readonly less: readonly NeighbourPair[];
}

/** The adjacent kind. */
export interface AdjacentPuzzle {
  readonly family: 'futoshiki';
  /** Numbers by row, 0 for an open cell. */
  readonly grid: readonly (readonly number[])[];
  /** All neighbours whose numbers differ by one, the upper or left cell first, row-major. */
  readonly adjacent: readonly NeighbourPair[];
}

/** A puzzle of one of the two kinds: it has either `less` or `adjacent`. */
export type FutoshikiPuzzle = UnequalPuzzle | AdjacentPuzzle;

/** True for the kind with bars. */
export function isAdjacent(puzzle: FutoshikiPuzzle): puzzle is AdjacentPuzzle {
  return 'adjacent' in puzzle;
}
