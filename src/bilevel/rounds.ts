/**
 * The loop of leader and follower for those who watch it: every choice that the follower is asked about, what it says, and
 * where bounds come from that no round shows.
 */
import { type Choice, type Cut, costOf } from './cut.js';
import type { FollowerAnswer } from './follower.js';

/**
 * Who made a choice. `leader`: the integer program, with the cheapest choice that obeys the cuts it knows. `start` and
 * `completion`: item by item, from nothing or from the leader's choice, until the follower fails. `branching`: the search that
 * tries small cases before the leader.
 */
type Chooser = 'start' | 'branching' | 'leader' | 'completion';

/** What is said of a choice; `known`: it disobeys cuts that were found before, so the follower is not asked. */
type Said = FollowerAnswer | { readonly status: 'known'; readonly cuts: readonly Cut[] };

/** A round, or a lower bound that follows from the rounds so far. */
export type LoopEvent =
  | {
      readonly kind: 'round';
      /** Counted from 1. */
      readonly number: number;
      readonly by: Chooser;
      /** Proved bounds after the round; `upper` is absent until some choice is known to stand. */
      readonly lower: number;
      readonly upper?: number;
      readonly choice: Choice;
      readonly said: Said;
    }
  | {
      readonly kind: 'bound';
      /** Cuts without a common item must each be paid for; or branching has looked at every cheaper choice. */
      readonly by: 'disjoint-cuts' | 'branching';
      readonly lower: number;
    };

/** Receives a choice, what is said of it, and the lower bound where its chooser proves one. */
export type Watch = (by: Chooser, choice: Choice, said: Said, lower?: number) => void;

/**
 * Counts rounds and keeps the bounds.
 * @param known what a choice costs that is known to stand; infinite where none is
 */
export function watchRounds(
  weights: readonly number[],
  known: number,
  onEvent: (event: LoopEvent) => void,
): Watch {
  let number = 0;
  let lower = 0;
  let upper = known;
  return (by, choice, said, proved = 0) => {
    if (said.status === 'stands') upper = Math.min(upper, costOf(choice, weights));
    lower = Math.min(Math.max(lower, proved), upper);
    const bounds = { lower, ...(upper === Infinity ? {} : { upper }) };
    onEvent({ kind: 'round', number: ++number, by, ...bounds, choice: Uint8Array.from(choice), said });
  };
}
