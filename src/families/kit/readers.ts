import type { Issue, Result } from '../../core/index.js';
import type { Puzzle } from '../contract/family.js';

/** A family's readers of the data that its codecs read and write. */
export interface Readers<P extends Puzzle, S> {
  /** The id that its puzzles name. */
  readonly family: string;
  readPuzzle(json: unknown): Result<P>;
  readSolution(json: unknown, puzzle: P): Result<S>;
  /** Contradictions between a solution and the puzzle; absent: nobody asks before it is verified. */
  contradictions?(puzzle: P, solution: S): readonly Issue[];
}
