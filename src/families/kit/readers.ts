import type { Issue, Result, Size } from '../../core/index.js';
import type { Puzzle } from '../contract/family.js';

/** A family's readers of the data that its codecs read and write. */
export interface Readers<P extends Puzzle, S> {
  /** The id that its puzzles name. */
  readonly family: string;
  readPuzzle(json: unknown): Result<P>;
  readSolution(json: unknown, puzzle: P): Result<S>;
  /** Contradictions between a solution and the puzzle; absent: nobody asks before it is verified. */
  contradictions?(puzzle: P, solution: S): readonly Issue[];
  /** The rules: nothing when a solution is right; absent: no format has entries of players. */
  verify?(puzzle: P, solution: S): readonly Issue[];
  /**
   * The issue of a size that the family cannot handle, asked before anything of that size is made; absent: no
   * format states the size before the puzzle.
   */
  sizeIssue?(size: Size): Issue | undefined;
}
