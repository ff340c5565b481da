/**
 * Reports of the loop of leader and follower: every choice that the follower tests, its answer, and
 * the bounds that are not proved by a round.
 */
import { type Choice, type Cut, costOf } from './cut.js';
import type { FollowerAnswer } from './follower.js';

/**
 * The author of a choice. `leader`: the integer program, with the cheapest choice that satisfies the cuts it
 * knows. `start` and `completion`: item by item, from nothing or from the leader's choice, until the follower
 * finds it feasible. `branching`: the search that solves small cases before the leader.
 */
type Chooser = 'start' | 'branching' | 'leader' | 'completion';

/**
 * The answer for a choice; `known`: it violates cuts that were found before, so the follower is not called.
 */
type RoundAnswer = FollowerAnswer | { readonly status: 'known'; readonly cuts: readonly Cut[] };

/** A round, or a lower bound that follows from the rounds so far. */
export type LoopEvent =
  | {
      readonly kind: 'round';
      /** Counted from 1. */
      readonly number: number;
      readonly by: Chooser;
      /** Proved bounds after the round; `upper` is absent until a feasible choice is known. */
      readonly lower: number;
      readonly upper?: number;
      readonly choice: Choice;
      readonly answer: RoundAnswer;
    }
  | {
      readonly kind: 'bound';
      /** Disjoint cuts each need an item of their own; or branching has searched every cheaper choice. */
      readonly by: 'disjoint-cuts' | 'branching';
      readonly lower: number;
    };

/** Receives a choice, the answer for it, and the lower bound where its chooser proves one. */
export type Watch = (by: Chooser, choice: Choice, answer: RoundAnswer, lower?: number) => void;

/**
 * Counts rounds and keeps the bounds.
 * @param known the cost of a choice that is known to be feasible; infinite where there is none
 */
export function watchRounds(
  weights: readonly number[],
  known: number,
  onEvent: (event: LoopEvent) => void,
): Watch {
  let number = 0;
  let lower = 0;
  let upper = known;
  return (by, choice, answer, proved = 0) => {
    if (answer.status === 'feasible') upper = Math.min(upper, costOf(choice, weights));
    lower = Math.min(Math.max(lower, proved), upper);
    const bounds = { lower, ...(upper === Infinity ? {} : { upper }) };
    onEvent({ kind: 'round', number: ++number, by, ...bounds, choice: Uint8Array.from(choice), answer });
  };
}
