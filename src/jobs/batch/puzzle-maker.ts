/** Puzzles made by workers for batches and books. */
import type { MakeRequest, Making } from '../../../generators/index.js';
import { makePuzzleBy } from '../picture/index.js';
import { cancelled, type Workers } from '../ports/index.js';

/** The number of puzzles a worker has waiting, so that none is idle while an earlier one takes long. */
const WAITING = 8;

/** The number of puzzles a job requests at once. */
export function queueLengthOf({ width, queueLength }: Pick<Workers, 'width' | 'queueLength'>): number {
  return queueLength ?? width * WAITING;
}

/** Options for making puzzles. */
interface MakeOptions {
  /** Have the proofs checked. */
  readonly certify: boolean;
  /** True when no more puzzles are to be begun. */
  readonly abort?: (() => boolean) | undefined;
}

/**
 * Makes puzzles by workers. Once a job is to stop, those that are finished can still be taken, and no others
 * are begun.
 */
export function puzzleMaker(workers: Workers, { certify, abort }: MakeOptions) {
  return (request: MakeRequest): Promise<Making> => {
    if (abort?.() === true) return Promise.reject(cancelled());
    return makePuzzleBy(workers, { ...request, certify });
  };
}
