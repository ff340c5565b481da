import type { LimitName } from '../../core/index.js';
import type { Work } from '../engine.js';
import type { Values } from '../model/model.js';

/**
 * The answer to "is there exactly one solution?", with its evidence: the solution; two solutions that differ
 * on the projection; nothing; or the limit that was hit, with the solution found until then. `certified`: the
 * proof that there is no (other) solution was checked; two solutions need no proof, and an undecided verdict
 * has none.
 */
export type Verdict<Solution = Values> = { readonly work: Work; readonly certified: boolean } & (
  | { readonly verdict: 'unique'; readonly solution: Solution }
  | { readonly verdict: 'multiple'; readonly solution: Solution; readonly second: Solution }
  | { readonly verdict: 'none' }
  | { readonly verdict: 'undecided'; readonly limit: LimitName; readonly solution?: Solution }
);

/** The number of solutions that were found; `complete` when it is proved that there are no more. */
export interface Count {
  readonly count: number;
  readonly complete: boolean;
  /** The limit that ended an incomplete count. */
  readonly limit?: LimitName;
  /** True if the proof that there are no more was checked; false when there is no such claim. */
  readonly certified: boolean;
  readonly work: Work;
}
