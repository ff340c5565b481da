/** One puzzle made once more from its id, as a job. */
import type { Batch, PuzzleRecord } from '../../../generators/index.js';
import { makePuzzleBy } from '../picture/index.js';
import { type Stopped, unlessCancelled, type Workers } from '../ports/index.js';

/** A puzzle of a batch, by its number and the attempt that brought it. */
export interface RepeatRequest {
  readonly batch: Batch;
  readonly number: number;
  readonly attempt: number;
  /** Have the proof checked. */
  readonly certify: boolean;
}

/** The puzzle; or `none`: that attempt brings no puzzle, so no puzzle has this id. */
export type Repeated =
  | { readonly status: 'made'; readonly record: PuzzleRecord }
  | { readonly status: 'none' }
  | Stopped;

/** Makes the puzzle, the same to the byte. */
export function repeatPuzzle(
  { batch, number, attempt, certify }: RepeatRequest,
  workers: Workers,
): Promise<Repeated> {
  return unlessCancelled(async () => {
    const request = { batch, number, firstAttempt: attempt, limitAttempts: attempt + 1, certify };
    const made = await makePuzzleBy(workers, request);
    return made.status === 'limit' ? { status: 'none' } : { status: 'made', record: made.record };
  });
}
