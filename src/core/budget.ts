/**
 * How much work may be done. Decisions depend on counted work only, so that one seed gives one result on every
 * machine; `abort` exists for a user's timeout, which may only end the work and never change an answer.
 */

/** What stopped an unfinished piece of work; `gap`: the caller asked for a solution within a gap and got one. */
export type LimitName = 'nodes' | 'conflicts' | 'solutions' | 'gap' | 'abort';

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
