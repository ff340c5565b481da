/** The claim of one run of HiGHS, after its solution was checked against every row. */
import type { Values } from '../model/model.js';

/** An assignment that satisfies every row, with its objective computed again. */
export interface CheckedClaim {
  readonly values: Values;
  readonly objective: number;
  /** Of a relaxation, as in `Outcome`. */
  readonly multipliers?: Values;
}

/**
 * `solution`: the run ended by itself, and claims that `bound` is proved; `limit`: it was ended; `nothing`:
 * it failed, or its solution violates a row.
 */
export type HighsClaim =
  | { readonly says: 'infeasible' }
  | { readonly says: 'solution'; readonly checked: CheckedClaim; readonly bound: number }
  | {
      readonly says: 'limit';
      readonly limit: 'nodes' | 'abort';
      readonly checked?: CheckedClaim;
      readonly bound: number;
    }
  | { readonly says: 'unbounded' }
  | { readonly says: 'nothing' };

/**
 * The decision that two runs together support: an outcome of the session without its work, or an objective
 * without a bound.
 */
export type Decision =
  | ({ readonly status: 'optimal' } & CheckedClaim)
  | ({ readonly status: 'feasible' } & LimitedBound & CheckedClaim)
  | { readonly status: 'infeasible' }
  | ({ readonly status: 'limit' } & LimitedBound)
  | { readonly status: 'unbounded' };

/** The bound at a limit; `unconfirmed`: of one run alone. */
interface LimitedBound {
  readonly bound: number;
  readonly unconfirmed?: true;
  readonly limit: Limit;
}

type Limit = 'nodes' | 'abort' | 'gap' | 'engine-disagreement' | 'engine-failure';

/** The trivial bound: infinite. */
export function worstBound(sense: 'minimise' | 'maximise' | undefined): number {
  return sense === 'maximise' ? Infinity : -Infinity;
}
