/**
 * The cheapest feasible choice, by branching instead of integer programming. With few items this proves an
 * optimum in a fraction of the time of an integer program; with more it stops at its node limit.
 */
import type { LimitName } from '../../core/index.js';
import { type Choice, type Cut, costOf } from './cut.js';
import { CHOSEN, FORBIDDEN, OPEN } from './cut-states.js';
import type { Follower } from './follower.js';
import { searchHittingSets } from './hitting-set-search.js';

export interface BranchingRequest {
  /** The cost of each item: whole numbers, not negative, one per item. */
  readonly weights: readonly number[];
  readonly follower: Follower;
  /** Cuts known from the start; every feasible choice must satisfy them. */
  readonly cuts: readonly Cut[];
  /** A choice that is known to be feasible; only cheaper ones are searched for. */
  readonly incumbent: Choice;
  /** Search only for choices that cost less than this; default: than the incumbent. */
  readonly below?: number;
  /** Items whose choice may differ from the incumbent's; by default all. */
  readonly free?: readonly number[];
  /** Limit on nodes; a call of the follower counts as thirty, and many cuts raise the count of a node. */
  readonly nodes: number;
  readonly abort?: () => boolean;
}

/**
 * `proved`: no feasible choice (that differs on free items only) is cheaper, or costs less than `below`.
 * `cuts` are those found.
 */
export interface BranchingAnswer {
  readonly choice: Choice;
  readonly cost: number;
  readonly proved: boolean;
  readonly limit?: LimitName;
  readonly nodes: number;
  readonly cuts: readonly Cut[];
}

/** Searches for feasible choices that are cheaper than the incumbent, until the cheapest is proved. */
export function branchForCheapest(request: BranchingRequest): BranchingAnswer {
  const { weights, follower, cuts, incumbent, free, nodes, abort, below = Infinity } = request;
  let best = { choice: incumbent, cost: costOf(incumbent, weights) };
  const { limit, ...work } = searchHittingSets({
    weights,
    follower,
    cuts,
    ...(free === undefined ? {} : { states: startingStates(incumbent, free) }),
    below: Math.min(best.cost, below),
    onFeasible: (choice, cost) => {
      best = { choice, cost };
      return cost;
    },
    nodes,
    abort,
  });
  return {
    ...best,
    proved: limit === undefined,
    ...(limit === undefined ? {} : { limit }),
    nodes: work.nodes,
    cuts: work.cuts,
  };
}

/** Items that are not free have the state of the incumbent, the others are open. */
function startingStates(incumbent: Choice, free: readonly number[]): Uint8Array {
  const states = Uint8Array.from(incumbent, (chosen) => (chosen === 1 ? CHOSEN : FORBIDDEN));
  for (const item of free) states[item] = OPEN;
  return states;
}
