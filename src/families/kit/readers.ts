import type { Issue } from '../../core/issue.js';
import type { Result } from '../../core/result.js';
import type { Puzzle } from '../family.js';

/** What a family knows about the data that its codecs read and write. */
export interface Readers<P extends Puzzle, S> {
  /** The id that its puzzles name. */
  readonly family: string;
  readPuzzle(json: unknown): Result<P>;
  readSolution(json: unknown, puzzle: P): Result<S>;
  /** Where a solution cannot belong to the puzzle; absent: nobody asks before it is verified. */
  contradictions?(puzzle: P, solution: S): readonly Issue[];
}
