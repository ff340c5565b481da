/**
 * The fewest (or cheapest) clues that leave one solution, with proof: the leader chooses, the follower of
 * clue-session.ts looks for another solution, and every set of clues that one breaks is shrunk and becomes a
 * cut. The seed shuffles the clues before the leader sees them, which varies the choice that is found among
 * equals and nothing else. The family may know sets of clues that every choice needs one of; they are there
 * from the start. What an earlier run found is used after a check: a choice that is still feasible, and sets
 * that another solution breaks.
 */

import { createRng } from '../core/index.js';
import type { Puzzle } from '../families/contract/index.js';
import {
  type Bounds,
  type CheapestAnswer,
  chooseRounded,
  type Engine,
  fewestSteps,
  type FewestRequest as LeaderRequest,
  type LoopBudget,
  type LoopEvent,
  type RoundedRequest,
  type SearchState,
} from '../solve/index.js';
import { type ClueRequest, type ClueSession, openClues } from './clue-session.js';
import { reportOf } from './loop-events.js';
import type { LoopReport } from './problem.js';

/** The puzzle in question, and the limits of the work. */
export interface FewestCluesRequest extends Omit<ClueRequest, 'seed' | 'budget'> {
  /** Minimises; `engine` looks for other solutions. Both may be the same. */
  readonly leader: Engine;
  /** The cost of each clue: whole numbers, 1 or more; all 1 by default. */
  readonly weights?: readonly number[];
  /** Any text: which of the cheapest choices is found. */
  readonly seed?: string;
  /** Rounds and nodes of the leader; conflicts of each call of the follower. */
  readonly budget?: LoopBudget;
  /** The knowledge of an earlier run. */
  readonly known?: KnownClues;
  /** Leader and follower alone, as `FewestRequest` of src/solve/hitting-sets/fewest.ts says. */
  readonly plain?: boolean;
  /** Every bound is the leader's, as `FewestRequest` says. */
  readonly led?: boolean;
  /**
   * True for a choice near the fewest with a proved bound, for more clues than can be decided; the budget is
   * that of `chooseRounded`.
   */
  readonly rounded?: boolean;
  /** Receives the bounds that are proved so far. */
  readonly onProgress?: (bounds: Bounds) => void;
  /** Receives every round. */
  readonly onRound?: (report: LoopReport) => void;
}

/** Sets of clues of which every choice needs one, and a feasible choice; clues by index. Plain data. */
export interface KnownClues {
  readonly sets: readonly (readonly number[])[];
  readonly chosen?: readonly number[];
}

/** The state of knowledge after a step. */
export interface FewestState extends KnownClues {
  /** Proved: no choice costs less. */
  readonly lower: number;
  /** The cost of `chosen`. */
  readonly upper?: number;
}

/** The answer: as a state, `proved` when the bounds meet; or why there is none. */
export type FewestAnswer =
  | (FewestState & {
      readonly status: 'found';
      readonly proved: boolean;
      readonly limit?: CheapestAnswer['limit'];
      /** As `CheapestAnswer` says. */
      readonly claimed?: number;
      readonly rounds: number;
      /** The puzzle that gives the chosen clues, where any were found. */
      readonly puzzle?: Puzzle;
    })
  | Exclude<ReturnType<typeof openClues>, { readonly status: 'open' }>;

/**
 * Chooses the fewest clues; at a limit, the fewest found and the proved bound.
 * @throws PuzzlewrightError as `openClues` does, and when the leader's engine cannot minimise
 */
export function fewestClues(request: FewestCluesRequest): FewestAnswer {
  const steps = fewestClueSteps(request);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** The same step by step; taking no further steps (`return`) frees the solver. */
export function* fewestClueSteps(request: FewestCluesRequest): Generator<FewestState, FewestAnswer> {
  const { seed, ...unseeded } = request;
  const { family, solution, set, budget, weights, leader, plain, led, rounded, onProgress, onRound } =
    unseeded;
  const { rounds: _rounds, nodes: _nodes, ...limits } = budget ?? {};
  const opened = openClues({ ...unseeded, budget: limits, ...engineSeed(seed) });
  if (opened.status !== 'open') return opened;
  const { session } = opened;
  try {
    const order = shuffledOrder(session.count, seed);
    const earlier = checked(session, request.known);
    const known = { ...earlier, sets: [...earlier.sets, ...(set.neededSets?.() ?? [])] };
    const others = new WeakMap<readonly number[], unknown>();
    const watched = { family, set, solution, order, others };
    const problem = {
      count: session.count,
      engine: leader,
      ...inOrder(session, order, others),
      ...knownInOrder(known, order),
      ...(weights === undefined ? {} : { weights: order.map((clue) => weights[clue]!) }),
      ...(budget === undefined ? {} : { budget }),
      ...(plain === undefined ? {} : { plain }),
      ...(led === undefined ? {} : { led }),
      ...(onProgress === undefined ? {} : { onProgress }),
      ...(onRound === undefined ? {} : { onEvent: (event: LoopEvent) => onRound(reportOf(event, watched)) }),
    };
    const missed = set.neededSets && missedInOrder(set.neededSets, order);
    const steps = rounded === true ? atOnce({ ...problem, missed }) : fewestSteps(problem);
    for (;;) {
      const { done, value } = steps.next();
      const state = stateOf(value, known, order);
      if (done !== true) {
        yield state;
        continue;
      }
      const { proved, rounds, limit, claimed } = value;
      return {
        status: 'found',
        ...state,
        proved,
        rounds,
        ...(limit === undefined ? {} : { limit }),
        ...(claimed === undefined ? {} : { claimed }),
        ...(state.chosen === undefined ? {} : { puzzle: set.puzzleWith(state.chosen) }),
      };
    }
  } finally {
    session.dispose();
  }
}

/** Rounded choices have no steps in between. */
// biome-ignore lint/correctness/useYield: a search of one step
function* atOnce(problem: RoundedRequest): Generator<SearchState, CheapestAnswer> {
  return chooseRounded(problem);
}

function engineSeed(seed: string | undefined): { readonly seed?: number } {
  return seed === undefined
    ? {}
    : {
        seed: createRng(seed)
          .fork('follower')
          .integer(2 ** 31),
      };
}

/** By the leader's item: the clue. Without a seed both are the same. */
function shuffledOrder(count: number, seed: string | undefined): readonly number[] {
  const order = Array.from({ length: count }, (_, clue) => clue);
  return seed === undefined ? order : createRng(seed).fork('clues').shuffle(order);
}

/**
 * The follower for the leader's items: clues in the leader's order.
 * @param others receives the other solution behind every set
 */
function inOrder(
  session: ClueSession,
  order: readonly number[],
  others: WeakMap<readonly number[], unknown>,
): Pick<LeaderRequest, 'challenge' | 'shrink'> {
  const itemOf = inverse(order);
  const choice = new Uint8Array(order.length);
  return {
    challenge: (chosen) => {
      for (const [item, clue] of order.entries()) choice[clue] = chosen[item]!;
      const answer = session.challenge(choice);
      if (answer.status !== 'broken') return answer;
      return { ...answer, items: answer.items.map((clue) => itemOf[clue]!).sort(ascending) };
    },
    shrink: (items) => {
      const clues = session.shrink(items.map((item) => order[item]!));
      const shrunk = clues.map((clue) => itemOf[clue]!).sort(ascending);
      others.set(shrunk, session.lastOther());
      return shrunk;
    },
  };
}

/** Keeps of an earlier run's results only those that the follower confirms. */
function checked(session: ClueSession, known: KnownClues = { sets: [] }): KnownClues {
  const isClue = (clue: number): boolean => Number.isInteger(clue) && clue >= 0 && clue < session.count;
  const sets = known.sets.flatMap((set) => {
    if (!set.every(isClue)) return [];
    const others = new Uint8Array(session.count).fill(1);
    for (const clue of set) others[clue] = 0;
    const answer = session.challenge(others);
    return answer.status === 'broken' ? [answer.items] : [];
  });
  const { chosen } = known;
  if (chosen === undefined || !chosen.every(isClue)) return { sets };
  const choice = new Uint8Array(session.count);
  for (const clue of chosen) choice[clue] = 1;
  return session.challenge(choice).status === 'feasible' ? { sets, chosen } : { sets };
}

function knownInOrder(
  { sets, chosen }: KnownClues,
  order: readonly number[],
): Pick<LeaderRequest, 'sets' | 'incumbent'> {
  const itemOf = inverse(order);
  const kept = new Set(chosen);
  return {
    sets: sets.map((set) => set.map((clue) => itemOf[clue]!).sort(ascending)),
    ...(chosen === undefined
      ? {}
      : { incumbent: Uint8Array.from(order, (clue) => (kept.has(clue) ? 1 : 0)) }),
  };
}

/** Sets of items that shares of the items miss. */
function missedInOrder(
  neededSets: NonNullable<ClueRequest['set']['neededSets']>,
  order: readonly number[],
): RoundedRequest['missed'] {
  const itemOf = inverse(order);
  return (shares) =>
    neededSets(itemOf.map((item) => shares[item]!)).map((set) =>
      set.map((clue) => itemOf[clue]!).sort(ascending),
    );
}

function stateOf(
  { lower, choice, cuts, ...rest }: SearchState | CheapestAnswer,
  known: KnownClues,
  order: readonly number[],
): FewestState {
  const upper = 'upper' in rest ? rest.upper : 'cost' in rest ? rest.cost : undefined;
  return {
    lower,
    ...(upper === undefined ? {} : { upper }),
    ...(choice === undefined
      ? {}
      : { chosen: order.filter((_, item) => choice[item] === 1).sort(ascending) }),
    sets: [...known.sets, ...cuts.map((cut) => cut.map((item) => order[item]!).sort(ascending))],
  };
}

function inverse(order: readonly number[]): readonly number[] {
  const places = new Array<number>(order.length).fill(0);
  for (const [place, value] of order.entries()) places[value] = place;
  return places;
}

function ascending(first: number, second: number): number {
  return first - second;
}
