/**
 * Limits on work. Decisions depend on counted work only, so that one seed gives one result on every machine;
 * `abort` exists for a user's timeout, which may only end the work and never change an answer.
 */

/** Everything that can stop a piece of work; see {@link LimitName}. */
const LIMIT_NAMES = [
  'nodes',
  'conflicts',
  'solutions',
  'gap',
  'abort',
  'engine-disagreement',
  'engine-failure',
] as const;

/**
 * The limit that stopped a piece of work. `gap`: the caller asked for a solution within a gap and got one.
 * `engine-disagreement`: two runs of the engine gave different answers, so neither is used; `engine-failure`:
 * no two runs of it ended with an answer that passes its checks.
 */
export type LimitName = (typeof LIMIT_NAMES)[number];

/** The reason why the work ended without an answer, in words that follow "undecided:". */
export function describeLimit(limit: LimitName | 'rounds' | 'queries'): string {
  switch (limit) {
    case 'abort':
      return 'the timeout was hit';
    case 'engine-disagreement':
      return (
        'two runs of HiGHS gave different answers, the first with its usual settings, the second without presolve, with ' +
        'another seed and tolerances of 1e-9; so neither proves anything (--engine sat may decide)'
      );
    case 'engine-failure':
      return 'HiGHS ended its runs with errors or with answers that fail their checks (--engine sat may decide)';
    default:
      return `the limit on ${limit} was hit`;
  }
}

/** Limits in counted work; a missing one means no limit. */
export interface Budget {
  /** Branch-and-bound or search nodes. */
  readonly nodes?: number;
  /** Conflicts of the clause-learning engine. */
  readonly conflicts?: number;
  /** Polled now and then; true ends the work with the limit `abort`. Given by the command line alone. */
  readonly abort?: () => boolean;
}

/** No limit at all. */
export const UNLIMITED: Budget = {};
