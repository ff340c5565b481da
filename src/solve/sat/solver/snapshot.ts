/**
 * A copy of the solver's memory at level 0, to go back to: for questions that have most of their clauses in
 * common, and of which no answer may depend on the questions before it. Everything that decides how the
 * search goes is put back: clauses and watches, activities, signs, candidates, statistics.
 *
 * Until the arena is next collected (collect.ts) new clauses stand behind those that were there. Of these,
 * the clauses of two literals stand last and never change, and neither do their lists nor those of counted
 * clauses, except that they grow; so only what comes before them is copied back. A collection leaves its
 * arena behind, and then everything is copied.
 */
import { CLAUSE_HEADER } from './clause.js';
import { NO_CLAUSE, type SolverState } from './state.js';
import type { WatchLists } from './watch-lists.js';

/** The numbers that are put back. */
const NUMBERS = [
  'variableCount',
  'targetSize',
  'trailSize',
  'queueHead',
  'heapSize',
  'activityStep',
  'activeCount',
  'arenaSize',
  'learntCount',
  'countedClauses',
  'rootPassed',
  'conflicts',
  'propagations',
  'decisions',
  'restarts',
  'reductions',
  'nextReduction',
  'nextCleaning',
  'cleanedUnits',
  'cleanedArena',
] as const;

/**
 * The arrays that are put back. Reasons, levels and the trail are not: of level 0 they never change, the rest
 * is undone.
 */
const ARRAYS = [
  'value',
  'phase',
  'target',
  'activity',
  'heap',
  'heapPlace',
  'active',
  'countWord',
  'rootWord',
] as const;

type Items = Int8Array | Uint8Array | Int32Array | Float64Array;

const NO_ASSUMPTIONS = new Int32Array(0);

export class Snapshot {
  readonly #numbers: readonly number[];
  readonly #arrays: readonly Items[];
  readonly #restart: SolverState['restart'];
  readonly #contradiction: boolean;
  /** The arena that was in use, and its contents. */
  readonly #arena: Int32Array;
  readonly #words: Int32Array;
  /** Those of the words that may change while this arena is in use. */
  readonly #changing: Int32Array;
  readonly #lists: readonly ListsCopy[];

  /** Copies a state at level 0 whose arena has just been collected. */
  constructor(state: SolverState) {
    this.#numbers = NUMBERS.map((name) => state[name]);
    this.#arrays = ARRAYS.map((name) => state[name].slice());
    this.#restart = { ...state.restart };
    this.#contradiction = state.contradiction;
    this.#arena = state.arena;
    this.#words = state.arena.slice(0, state.arenaSize);
    this.#changing = this.#words.subarray(0, endOfLonger(state));
    this.#lists = [state.binaries, state.counted, state.watches].map(
      (lists) => new ListsCopy(lists, lists === state.watches),
    );
  }

  /** Puts everything back. */
  restore(state: SolverState): void {
    const isCollected = state.arena !== this.#arena;
    for (let index = 0; index < NUMBERS.length; index++) state[NUMBERS[index]!] = this.#numbers[index]!;
    for (let index = 0; index < ARRAYS.length; index++) putBack(state[ARRAYS[index]!], this.#arrays[index]!);
    Object.assign(state.restart, this.#restart);
    state.decisionLevel = 0;
    state.assumptions = NO_ASSUMPTIONS;
    state.failed = NO_CLAUSE;
    state.contradiction = this.#contradiction;
    state.arena = this.#arena;
    this.#arena.set(isCollected ? this.#words : this.#changing);
    for (const lists of this.#lists) lists.restore(isCollected);
    if (state.proof !== undefined) state.proof.units = state.trailSize;
  }
}

/** The array may have become longer than it was when it was copied. */
function putBack(items: Items, copy: Items): void {
  items.set(copy);
  if (items.length > copy.length) items.fill(0, copy.length);
}

/** The end of the last clause of more than two literals. */
function endOfLonger({ arena, arenaSize }: SolverState): number {
  let end = 0;
  for (let clause = 0, next = 0; clause < arenaSize; clause = next) {
    next = clause + CLAUSE_HEADER + arena[clause]!;
    if (arena[clause]! > 2) end = next;
  }
  return end;
}

/** A copy of watch lists, see {@link Snapshot}. */
class ListsCopy {
  readonly #lists: WatchLists;
  /** True if watches also leave lists. */
  readonly #moving: boolean;
  readonly #pool: Int32Array;
  readonly #words: Int32Array;
  readonly #start: Int32Array;
  readonly #size: Int32Array;
  readonly #capacity: Int32Array;

  constructor(lists: WatchLists, moving: boolean) {
    this.#lists = lists;
    this.#moving = moving;
    this.#pool = lists.pool;
    this.#words = lists.pool.slice(0, lists.poolSize);
    this.#start = lists.start.slice();
    this.#size = lists.size.slice();
    this.#capacity = lists.capacity.slice();
  }

  restore(isCollected: boolean): void {
    const lists = this.#lists;
    if (isCollected || this.#moving) this.#pool.set(this.#words);
    lists.pool = this.#pool;
    lists.poolSize = this.#words.length;
    putBack(lists.start, this.#start);
    putBack(lists.size, this.#size);
    putBack(lists.capacity, this.#capacity);
  }
}
