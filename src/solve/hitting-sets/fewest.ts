/**
 * Leader and follower for givens: choose the fewest (or cheapest) clues such that no second solution is left.
 * The caller knows the puzzle; it challenges a choice by naming the clues that some other solution breaks, of
 * which at least one must then be chosen. Every such set is shrunk when the caller can do that, and several
 * disjoint sets are collected at once. Greedy completion and removal bound the optimum from above; branching
 * proves small optima, the leader's loop bounds the others. Source: the bilevel program of "Cheating on the
 * daily paper", chapter 8.
 */
import type { LimitName } from '../../core/index.js';
import type { Engine } from '../engine.js';
import { branchForCheapest } from './branching.js';
import {
  type Bounds,
  type CheapestAnswer,
  type CheapestRequest,
  cheapestSteps,
  claimedAbove,
  type LoopBudget,
  lastOf,
  type SearchState,
} from './cheapest.js';
import { type Choice, costOf } from './cut.js';
import type { Completion, FollowerAnswer } from './follower.js';
import { packingBound } from './packing.js';
import { type LoopEvent, type Watch, watchRounds } from './rounds.js';

/** Most sets that are collected for one choice before the leader chooses again. */
const MOST_SETS = 24;
/** Nodes of branching before the leader's loop takes over. */
const BRANCH_NODES = 40_000;

/**
 * The caller's answer for a choice of clues: it is feasible; or `items` are the clues that another solution
 * breaks, none of them chosen; or a limit was hit.
 */
export type Challenge =
  | { readonly status: 'feasible' }
  | { readonly status: 'broken'; readonly items: readonly number[] }
  | { readonly status: 'undecided'; readonly limit: LimitName };

/** A choice of the fewest clues: the clues to choose from, and the follower that objects. */
export interface FewestRequest {
  /** The number of clues there are to choose from. */
  readonly count: number;
  /** The cost of each clue: whole numbers, not negative; 1 by default. */
  readonly weights?: readonly number[];
  readonly engine: Engine;
  /** Objects to a choice, or accepts it. */
  readonly challenge: (choice: Choice) => Challenge;
  /** A smaller set of the same kind within the given one, as small as the caller can make it. */
  readonly shrink?: (items: readonly number[]) => readonly number[];
  /** Sets known from the start. */
  readonly sets?: readonly (readonly number[])[];
  /** A choice that is known to be feasible. */
  readonly incumbent?: Choice;
  readonly seed?: number;
  readonly budget?: LoopBudget;
  /**
   * The loop of leader and follower alone, as the source describes it: no greedy start, no branching, one cut
   * a round. Slower.
   */
  readonly plain?: boolean;
  /**
   * Every bound is the leader's: neither branching nor disjoint cuts prove one before it. Only the greedy
   * start, which finds a choice, comes first.
   */
  readonly led?: boolean;
  /** Receives the bounds that are proved so far. */
  readonly onProgress?: (bounds: Bounds) => void;
  /** Receives every round. */
  readonly onEvent?: (event: LoopEvent) => void;
}

/** Chooses the fewest clues; when a limit is hit, the fewest found and the bound that was reached. */
export function chooseFewest(request: FewestRequest): CheapestAnswer {
  return lastOf(fewestSteps(request));
}

/** The same step by step: greedy completion, branching, then one proposal of the leader at a time. */
export function* fewestSteps(request: FewestRequest): Generator<SearchState, CheapestAnswer> {
  const { count, incumbent, onEvent } = request;
  const weights = request.weights ?? new Array<number>(count).fill(1);
  const known = incumbent === undefined ? Infinity : costOf(incumbent, weights);
  const watch = onEvent === undefined ? undefined : watchRounds(weights, known, onEvent);
  if (request.plain === true) return yield* cheapestSteps(plainLoop(request, weights, watch));
  return yield* quickSteps(request, weights, watch);
}

/** The request for the loop alone. */
function plainLoop(
  request: FewestRequest,
  weights: readonly number[],
  watch: Watch | undefined,
): CheapestRequest {
  const { engine, seed, budget, onProgress, sets, incumbent } = request;
  return {
    weights,
    engine,
    follower: (choice) => follow(request, choice, 1),
    ...(seed === undefined ? {} : { seed }),
    ...(budget === undefined ? {} : { budget }),
    ...(sets === undefined ? {} : { cuts: sets }),
    ...(incumbent === undefined ? {} : { incumbent }),
    ...(onProgress === undefined ? {} : { onProgress }),
    ...(watch === undefined ? {} : { watch }),
  };
}

function* quickSteps(
  request: FewestRequest,
  weights: readonly number[],
  watch: Watch | undefined,
): Generator<SearchState, CheapestAnswer> {
  const { engine, seed, budget = {}, onProgress, onEvent, sets = [], incumbent } = request;
  const first =
    incumbent === undefined
      ? complete(request, weights, new Uint8Array(request.count), (...round) => watch?.('start', ...round))
      : { choice: incumbent, cuts: [] };
  const cuts = [...sets, ...first.cuts];
  const follower = (choice: Choice): FollowerAnswer => follow(request, choice, MOST_SETS);
  const start = { weights, follower, ...(seed === undefined ? {} : { seed }) };
  const known =
    first.choice === undefined ? {} : { choice: first.choice, upper: costOf(first.choice, weights) };
  const isLed = request.led === true;
  const bound = isLed ? 0 : packingBound(cuts, weights);
  if (!isLed) onEvent?.({ kind: 'bound', by: 'disjoint-cuts', lower: bound });
  yield { lower: bound, ...known, cuts: first.cuts };
  if (!isLed && first.choice !== undefined && known.upper === bound) {
    return {
      choice: first.choice,
      cost: bound,
      lower: bound,
      proved: true,
      rounds: 0,
      nodes: 0,
      cuts: first.cuts,
    };
  }
  const branched =
    isLed || first.choice === undefined
      ? undefined
      : branchForCheapest({
          ...start,
          follower: (choice) => {
            const answer = follower(choice);
            watch?.('branching', choice, answer, bound);
            return answer;
          },
          cuts,
          incumbent: first.choice,
          nodes: Math.min(BRANCH_NODES, budget.nodes ?? BRANCH_NODES),
          ...(budget.abort === undefined ? {} : { abort: budget.abort }),
        });
  const found = [...first.cuts, ...(branched?.cuts ?? [])];
  if (branched?.proved === true) {
    const { choice, cost } = branched;
    onEvent?.({ kind: 'bound', by: 'branching', lower: cost });
    return { choice, cost, lower: cost, proved: true, rounds: 0, nodes: 0, cuts: found };
  }
  const rest = cheapestSteps({
    ...start,
    engine,
    budget,
    cuts: [...sets, ...found],
    complete: (choice) => complete(request, weights, choice, (...round) => watch?.('completion', ...round)),
    ...incumbentOf(branched?.choice ?? first.choice),
    ...(onProgress === undefined ? {} : { onProgress }),
    ...(watch === undefined ? {} : { watch }),
  });
  for (;;) {
    const { done, value } = rest.next();
    const cutsSoFar = [...found, ...value.cuts];
    if (done === true) {
      const { claimed = 0, ...rested } = value;
      const lower = isLed
        ? value.lower
        : Math.max(value.lower, packingBound([...sets, ...cutsSoFar], weights));
      return { ...rested, lower, ...claimedAbove(claimed, lower), cuts: cutsSoFar };
    }
    yield { ...value, cuts: cutsSoFar };
  }
}

function incumbentOf(choice: Choice | undefined): { readonly incumbent?: Choice } {
  return choice === undefined ? {} : { incumbent: choice };
}

/**
 * Collects up to `most` disjoint sets that refute a choice: the items of those found are added, and the
 * caller is called again.
 */
function follow(request: FewestRequest, choice: Choice, most: number): FollowerAnswer {
  const extended = Uint8Array.from(choice);
  const cuts: (readonly number[])[] = [];
  while (cuts.length < most) {
    const answer = request.challenge(extended);
    if (answer.status === 'undecided' && cuts.length === 0) return answer;
    if (answer.status !== 'broken') break;
    const items = request.shrink?.(answer.items) ?? answer.items;
    cuts.push(items);
    for (const item of items) extended[item] = 1;
    if (items.length === 0) break;
  }
  return cuts.length === 0 ? { status: 'feasible' } : { status: 'broken', cuts };
}

/**
 * Adds one clue of every set that refutes the choice, then drops clues without which it stays feasible.
 * @param watch receives every choice on the way and the one at the end, with the follower's answer
 */
function complete(
  request: FewestRequest,
  weights: readonly number[],
  start: Choice,
  watch: (choice: Choice, answer: FollowerAnswer) => void,
): Completion {
  const choice = Uint8Array.from(start);
  const cuts: (readonly number[])[] = [];
  for (;;) {
    const answer = request.challenge(choice);
    if (answer.status === 'undecided') {
      watch(choice, answer);
      return { cuts };
    }
    if (answer.status === 'feasible') break;
    const items = request.shrink?.(answer.items) ?? answer.items;
    cuts.push(items);
    watch(choice, { status: 'broken', cuts: [items] });
    const added = mostUseful(items, cuts, weights);
    if (added === undefined) return { cuts };
    choice[added] = 1;
  }
  const costliestFirst = Array.from(choice.keys())
    .filter((item) => choice[item] === 1)
    .sort((one, other) => weights[other]! - weights[one]!);
  for (const item of costliestFirst) {
    choice[item] = 0;
    if (request.challenge(choice).status !== 'feasible') choice[item] = 1;
  }
  watch(choice, { status: 'feasible' });
  return { choice, cuts };
}

/** The item of a set that hits most sets in relation to its weight. */
function mostUseful(
  items: readonly number[],
  sets: readonly (readonly number[])[],
  weights: readonly number[],
): number | undefined {
  let best: number | undefined;
  let highest = -1;
  for (const item of items) {
    const use = sets.filter((set) => set.includes(item)).length / (weights[item]! + 1);
    if (use <= highest) continue;
    highest = use;
    best = item;
  }
  return best;
}
