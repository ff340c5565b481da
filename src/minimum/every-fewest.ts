/**
 * Every cheapest choice of clues that leaves one solution: src/solve/hitting-sets/every-cheapest.ts with a
 * follower for clues.
 */

import type { LimitName } from '../core/index.js';
import { type Choice, everyCheapest, type FollowerAnswer } from '../solve/index.js';
import { type ClueRequest, type OpenedClues, openClues } from './clue-session.js';

export interface EveryFewestRequest extends ClueRequest {
  readonly weights?: readonly number[];
  /** Sets of which every choice needs a clue. */
  readonly sets: readonly (readonly number[])[];
  /** The proved cost of the cheapest choice. */
  readonly optimum: number;
  readonly onChoice?: (count: number) => void;
}

/** Choices by clue index, each in rising order; without a `limit` there are no others, proved. */
export type EveryFewestAnswer =
  | {
      readonly status: 'found';
      readonly choices: readonly (readonly number[])[];
      /** Further sets of which every choice needs a clue. */
      readonly sets: readonly (readonly number[])[];
      readonly limit?: LimitName;
    }
  | Exclude<OpenedClues, { readonly status: 'open' }>;

/**
 * Lists every choice of clues that costs the optimum and leaves one solution.
 * @throws PuzzlewrightError as `openClues` does
 */
export function everyFewest(request: EveryFewestRequest): EveryFewestAnswer {
  const { weights, sets, optimum, budget = {}, onChoice } = request;
  const { nodes, ...limits } = budget;
  const opened = openClues({ ...request, budget: limits });
  if (opened.status !== 'open') return opened;
  const { session } = opened;
  const found: (readonly number[])[] = [];
  const follower = (choice: Choice): FollowerAnswer => {
    const answer = session.challenge(choice);
    if (answer.status !== 'broken') return answer;
    const items = session.shrink(answer.items);
    found.push(items);
    return { status: 'broken', cuts: [items] };
  };
  try {
    const { choices, limit } = everyCheapest({
      weights: weights ?? new Array<number>(session.count).fill(1),
      follower,
      cuts: sets,
      optimum,
      budget: nodes === undefined ? limits : { ...limits, nodes },
      ...(onChoice === undefined ? {} : { onChoice }),
    });
    const lists = choices.map((choice) => [...choice.keys()].filter((clue) => choice[clue] === 1));
    return { status: 'found', choices: lists, sets: found, ...(limit === undefined ? {} : { limit }) };
  } finally {
    session.dispose();
  }
}
