import type fc from 'fast-check';

/** The data about one family with which the laws are checked by brute force. */
export interface SmallPuzzles<P, S> {
  readonly family: string;
  /** Small puzzles with no, one or several solutions. */
  readonly puzzle: fc.Arbitrary<P>;
  /** Grids among which every solution of a small puzzle is. */
  candidates(puzzle: P): Iterable<S>;
  /** The solution with one cell changed, for every cell; none of them may be a solution. */
  variations(solution: S): Iterable<S>;
}
