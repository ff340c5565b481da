/**
 * Binairo (Takuzu): every cell of a grid holds 0 or 1. Each row and each column holds as many of both, and no
 * three neighbours in a line are alike. Some cells are given. Where the puzzle says so, all rows differ and
 * all columns differ. Signs between neighbouring cells may say that they hold the same number (`=`) or
 * different ones (`x`); such puzzles are sold as Tango, with a sun and a moon.
 */
import type { NeighbourPair } from '../kit/neighbour-pairs.js';

export const ZERO = '0';
export const ONE = '1';
/** The sign of a cell that is not given. */
export const OPEN = '.';

/** A Binairo: given cells, and perhaps signs between cells. */
export interface BinairoPuzzle {
  readonly family: 'binairo';
  /** One text per row: `0`, `1`, or `.` for an open cell. Both sides are even. */
  readonly grid: readonly string[];
  /** All rows differ, and all columns do. Absent: they need not. */
  readonly distinct?: true;
  /** Neighbours that hold the same number, upper or left cell first, row-major; absent: none. */
  readonly equal?: readonly NeighbourPair[];
  /** Neighbours that hold different numbers, in the same order; absent: none. */
  readonly opposite?: readonly NeighbourPair[];
}

/** Rows of `0` and `1`. */
export type BinairoSolution = readonly string[];

/** The two lists of signs, each with the sign of its pairs. */
export function signsOf({ equal = [], opposite = [] }: BinairoPuzzle): readonly {
  readonly pair: NeighbourPair;
  readonly sign: '=' | 'x';
}[] {
  return [
    ...equal.map((pair) => ({ pair, sign: '=' as const })),
    ...opposite.map((pair) => ({ pair, sign: 'x' as const })),
  ];
}
