import type { LimitName } from '../core/budget.js';
import type { Choice, Cut } from './cut.js';

/**
 * What the follower says of a choice: it stands; it is broken, and each of the cuts (at least one) is disobeyed
 * by it and obeyed by every choice that stands; or a limit was hit, which is no answer.
 */
export type FollowerAnswer =
  | { readonly status: 'stands' }
  | { readonly status: 'broken'; readonly cuts: readonly Cut[] }
  | { readonly status: 'undecided'; readonly limit: LimitName };

/** Tries to break a choice. */
export type Follower = (choice: Choice) => FollowerAnswer;

/** What an attempt to turn a broken choice into one that stands brought: perhaps a choice, and new cuts. */
export interface Completion {
  /** A choice of which the follower said that it stands. */
  readonly choice?: Choice;
  readonly cuts: readonly Cut[];
}

/** Tries to turn a choice into a cheap one that stands. */
export type Completer = (choice: Choice) => Completion;
