/** Questions about all puzzles (pictures, layouts) of one size; a family answers by going through them. */
import type { Size } from '../../core/index.js';

/** The answer to a {@link Census}. */
export interface CensusAnswer<P> {
  /** The number of cases gone through. */
  readonly cases: number;
  /** By number k: the cases of which the census says k. */
  readonly counts: readonly number[];
  /** Cases whose number was not found: it is larger than all that `counts` has. Absent: none. */
  readonly more?: number;
  /** The result as a clause, without a full stop. */
  readonly claim: string;
  /** Puzzles with exactly one solution each that show the extreme, the most telling one first. */
  readonly examples: readonly P[];
}

/**
 * A question about every puzzle of one size. The program that answers it goes through all cases, knows the
 * rules alone and no solver, and has no random choice: run again it gives the same answer.
 */
export interface Census<P> {
  readonly id: string;
  /** The question in one sentence, with what counts as a case. */
  readonly description: string;
  /** True for boards of a size that some seconds are enough for. */
  takes(size: Size): boolean;
  /** Goes through all cases. */
  run(size: Size): CensusAnswer<P>;
}
