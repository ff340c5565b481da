import type { LimitName } from '../../core/index.js';
import type { Choice, Cut } from './cut.js';

/**
 * The follower's answer for a choice: it is feasible; or it is broken, and each of the cuts (at least one) is
 * violated by it and satisfied by every feasible choice; or a limit was hit, which decides nothing.
 */
export type FollowerAnswer =
  | { readonly status: 'feasible' }
  | { readonly status: 'broken'; readonly cuts: readonly Cut[] }
  | { readonly status: 'undecided'; readonly limit: LimitName };

/** Tests whether a choice is feasible. */
export type Follower = (choice: Choice) => FollowerAnswer;

/** The result of extending a broken choice to a feasible one: perhaps a choice, and new cuts. */
export interface Completion {
  /** A choice that the follower found feasible. */
  readonly choice?: Choice;
  readonly cuts: readonly Cut[];
}

/** Tries to extend a choice to a cheap feasible one. */
export type Completer = (choice: Choice) => Completion;
