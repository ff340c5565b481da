/**
 * Confirmation of HiGHS's answers. A solution is its own evidence: every row was evaluated again. What HiGHS
 * claims about all other assignments, that there is none or that none is better, cannot be checked in this
 * way, and version 1.15.3 is wrong about it at times (its presolve calls small feasible models infeasible).
 * Such a claim counts only when a second, different run makes it too. A run that fails is replaced by the
 * next one; runs that differ decide nothing.
 */
import { type CheckedClaim, type Decision, type HighsClaim, worstBound } from './claim.js';

/** The usual run, a careful one, and one more in place of a run that failed. */
const ATTEMPTS = 3;
/** Relative slack when an objective is compared with a bound. */
const BOUND_SLACK = 1e-6;
/** Marks the bound of a single run. */
const UNCONFIRMED = { unconfirmed: true } as const;

/** The sense of the objective, and the caller's reliance on the bound. */
export interface ObjectiveTerms {
  /** Absent when any solution will do: then a solution is the whole answer. */
  readonly sense?: 'minimise' | 'maximise';
  /** False when nobody relies on the bound: an optimum then comes from one run and is called `feasible`. */
  readonly confirmed: boolean;
}

/**
 * Makes runs until two of them support one claim, or further runs cannot help.
 * @param run makes run number `attempt` (from 0); `first` is the claim that the run is to confirm
 */
export function decide(
  run: (attempt: number, first?: HighsClaim) => HighsClaim,
  terms: ObjectiveTerms,
): Decision {
  let first: HighsClaim | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const claim = run(attempt, first);
    if (claim.says === 'nothing') continue;
    if (first !== undefined) return compare(first, claim, terms);
    const decision = decideAlone(claim, terms);
    if (decision !== undefined) return decision;
    first = claim;
  }
  return undecided('engine-failure', first?.says === 'solution' ? first.checked : undefined, terms);
}

/** The decision of one run by itself; undefined when a second one must confirm it. */
function decideAlone(claim: HighsClaim, terms: ObjectiveTerms): Decision | undefined {
  switch (claim.says) {
    case 'infeasible':
    case 'nothing':
      return undefined;
    case 'unbounded':
      return { status: 'unbounded' };
    case 'limit':
      return limited(claim, claim.checked, claim.bound, UNCONFIRMED);
    case 'solution':
      if (terms.sense === undefined) return { status: 'optimal', ...claim.checked };
      return terms.confirmed
        ? undefined
        : { status: 'feasible', ...claim.checked, bound: claim.bound, limit: 'gap', ...UNCONFIRMED };
  }
}

/** The decision of two runs, the first of which found a solution or none. */
function compare(first: HighsClaim, second: HighsClaim, terms: ObjectiveTerms): Decision {
  const found = first.says === 'solution' ? first : undefined;
  const other = second.says === 'solution' || second.says === 'limit' ? second.checked : undefined;
  if (found === undefined) {
    if (second.says === 'infeasible') return { status: 'infeasible' };
    if (second.says === 'limit' && other === undefined) {
      return limited(second, undefined, worstBound(terms.sense));
    }
    return undecided('engine-disagreement', other, terms);
  }
  const best =
    other !== undefined && excess(found.checked, other.objective, terms) > 0 ? other : found.checked;
  if (second.says !== 'solution' && second.says !== 'limit') {
    return undecided('engine-disagreement', best, terms);
  }
  if (isBeyond(best, found.bound, terms) || isBeyond(best, second.bound, terms)) {
    return undecided('engine-disagreement', best, terms);
  }
  const bound = weaker(found.bound, second.bound, terms);
  if (excess(found.checked, bound, terms) <= slackOf(found.checked)) {
    return { status: 'optimal', ...found.checked };
  }
  return second.says === 'limit'
    ? limited(second, found.checked, bound)
    : { status: 'feasible', ...found.checked, bound, limit: 'gap' };
}

function limited(
  { limit }: { readonly limit: 'nodes' | 'abort' },
  checked: CheckedClaim | undefined,
  bound: number,
  confirmed: typeof UNCONFIRMED | Record<string, never> = {},
): Decision {
  return checked === undefined
    ? { status: 'limit', limit, bound, ...confirmed }
    : { status: 'feasible', ...checked, limit, bound, ...confirmed };
}

/** Without two runs that agree nothing is known of the bound. */
function undecided(
  limit: 'engine-disagreement' | 'engine-failure',
  checked: CheckedClaim | undefined,
  terms: ObjectiveTerms,
): Decision {
  const bound = worstBound(terms.sense);
  return checked === undefined
    ? { status: 'limit', limit, bound }
    : { status: 'feasible', ...checked, limit, bound };
}

/** By how much an objective is worse than a bound or another objective. */
function excess({ objective }: CheckedClaim, than: number, { sense }: ObjectiveTerms): number {
  return sense === 'maximise' ? than - objective : objective - than;
}

/** True if a solution is better than a bound allows, which refutes the bound. */
function isBeyond(checked: CheckedClaim, bound: number, terms: ObjectiveTerms): boolean {
  return excess(checked, bound, terms) < -slackOf(checked);
}

/** By how much a solution may seem better than a bound, or worse than an optimum, through rounding alone. */
export function slackOf({ objective }: Pick<CheckedClaim, 'objective'>): number {
  return BOUND_SLACK * Math.max(1, Math.abs(objective));
}

function weaker(first: number, second: number, { sense }: ObjectiveTerms): number {
  return sense === 'maximise' ? Math.max(first, second) : Math.min(first, second);
}
