/**
 * Every cheapest feasible choice, once the optimum is proved: the branches of the search exclude each other.
 */
import type { Budget, LimitName } from '../../core/index.js';
import type { Choice, Cut } from './cut.js';
import type { Follower } from './follower.js';
import { searchHittingSets } from './hitting-set-search.js';

export interface EveryRequest {
  /** The cost of each item: whole numbers, 1 or more, so that a cheapest choice has no superfluous item. */
  readonly weights: readonly number[];
  readonly follower: Follower;
  /** Cuts known from the start. */
  readonly cuts: readonly Cut[];
  /** The proved cost of the cheapest choice. */
  readonly optimum: number;
  readonly budget?: Budget;
  /** Receives the number of choices after each one is found. */
  readonly onChoice?: (count: number) => void;
}

/** The choices in the order found; without a `limit` there are no others, proved. */
export interface EveryAnswer {
  readonly choices: readonly Choice[];
  readonly limit?: LimitName;
}

/** Lists every feasible choice of optimal cost, as far as the limits allow. */
export function everyCheapest({ optimum, budget, onChoice, ...request }: EveryRequest): EveryAnswer {
  const choices: Choice[] = [];
  const { limit } = searchHittingSets({
    ...request,
    ...budget,
    below: optimum + 1,
    onFeasible: (choice) => {
      choices.push(choice);
      onChoice?.(choices.length);
      return optimum + 1;
    },
  });
  return { choices, ...(limit === undefined ? {} : { limit }) };
}
