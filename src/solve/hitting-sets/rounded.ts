/**
 * A choice near the fewest, with a proved bound, for problems that are too large to be solved to the end. The
 * relaxation says what share of each item is wanted; sets that these shares hit too little are added to it
 * while the caller knows any, and it is made stronger step by step: its value bounds the optimum from below.
 * Rounding and completion make a feasible choice of the shares, items are taken back, the least wanted first,
 * and local search improves it. What refutes a choice on the way is a set for the relaxation, which is made
 * stronger again while the choice is far from the bound.
 * Source: rounding of the relaxed set cover, inside the implicit hitting set method (Karp and Moreno-Centeno,
 * 2013).
 */
import { createRng, type LimitName } from '../../core/index.js';
import type { CheapestAnswer } from './cheapest.js';
import { CoverRelaxation } from './cover-relaxation.js';
import { type Choice, costOf } from './cut.js';
import type { FewestRequest } from './fewest.js';
import { improveChoice } from './weighted-search.js';

/** Items of which the relaxation wants this share are in the choice from the start. */
const HALF = 0.5 - 1e-9;
/** The weight of the number of sets that an item hits, beside its share, where one is added. */
const USE = 0.05;
/** Larger sets are not worth a row. */
const LARGEST_SET = 24;
/** Steps in which the caller is asked for sets that the shares miss. */
const MOST_ASKED = 12;
/** A choice this many times the bound is far from it. */
const FAR = 1.05;
/** The caller is asked again each time that the relaxation was made stronger as often as this. */
const ASKED_EVERY = 6;

/** The request of {@link chooseRounded}; items cost 1 each. */
export interface RoundedRequest extends Omit<FewestRequest, 'weights' | 'plain' | 'onEvent'> {
  /**
   * Sets of which every choice has an item, and of which the shares add up to less than 1. Absent: the caller
   * knows only those that refute a choice.
   */
  readonly missed?: ((shares: ArrayLike<number>) => readonly (readonly number[])[]) | undefined;
}

/**
 * Chooses few items.
 * @param request its budget counts the steps of the local search (nodes), and those that make the relaxation
 *   stronger (rounds)
 */
export function chooseRounded(request: RoundedRequest): CheapestAnswer {
  const relaxation = new CoverRelaxation(
    request.count,
    request.engine,
    createRng(`regions ${request.seed ?? 0}`),
  );
  try {
    return new Rounding(request, relaxation).run();
  } finally {
    relaxation.dispose();
  }
}

class Rounding {
  readonly #request: RoundedRequest;
  readonly #weights: readonly number[];
  readonly #relaxation: CoverRelaxation;
  readonly #known = new Set<string>();
  readonly #sets: (readonly number[])[] = [];
  /** The first of these sets: those of the request, and those that the relaxation was given. */
  readonly #given: number;
  #stated = 0;
  #best: Choice | undefined;
  #upper = Infinity;
  #rounds = 0;

  constructor(request: RoundedRequest, relaxation: CoverRelaxation) {
    this.#request = request;
    this.#relaxation = relaxation;
    this.#weights = new Array<number>(request.count).fill(1);
    if (request.incumbent !== undefined) this.#offer(request.incumbent);
    this.#given = this.#learn(request.sets ?? []);
    this.#state();
  }

  run(): CheapestAnswer {
    for (let asked = 0; asked < MOST_ASKED && this.#ask(); asked++) this.#report();
    while (!this.#relaxation.isLocallyTight) if (!this.#strengthen()) break;
    const undecided = this.#round();
    if (undecided !== undefined) return this.#answer(undecided);
    this.#improve();
    while (this.#lower < this.#upper && this.#isFar && this.#strengthen());
    return this.#answer(this.#request.budget?.abort?.() === true ? 'abort' : 'rounds');
  }

  /** Makes the relaxation stronger; false where that is not possible or a limit is hit. */
  #strengthen(): boolean {
    const { rounds = Infinity, abort } = this.#request.budget ?? {};
    if (this.#rounds === rounds || abort?.() === true) return false;
    this.#rounds++;
    let isStronger = this.#relaxation.tighten();
    if (!isStronger || this.#rounds % ASKED_EVERY === 0) isStronger = this.#ask() || isStronger;
    this.#report();
    return isStronger;
  }

  get #lower(): number {
    return Math.min(this.#relaxation.lower, this.#upper);
  }

  /** True if larger regions, which take much longer, are worth their time. */
  get #isFar(): boolean {
    return !this.#relaxation.isLocallyTight || this.#upper > FAR * this.#lower;
  }

  /** Adds the sets that the shares miss; false if the caller knows none. */
  #ask(): boolean {
    const { shares } = this.#relaxation;
    if (this.#learn(this.#request.missed?.(shares) ?? []) === 0) return false;
    this.#state();
    return true;
  }

  /** Gives the relaxation the sets that it does not have yet. */
  #state(): void {
    const fresh = this.#sets.slice(this.#stated).filter(({ length }) => length <= LARGEST_SET);
    this.#stated = this.#sets.length;
    if (fresh.length > 0) this.#relaxation.addSets(fresh);
  }

  /** A feasible choice from the shares. */
  #round(): LimitName | undefined {
    const { shares } = this.#relaxation;
    const choice = Uint8Array.from(shares, (share) => (share > HALF ? 1 : 0));
    const undecided = this.#complete(choice, shares) ?? this.#takeBack(choice, shares);
    if (undecided === undefined) this.#offer(choice);
    return undecided;
  }

  /** Adds items until nothing refutes the choice. */
  #complete(choice: Uint8Array, shares: Readonly<Float64Array>): LimitName | undefined {
    const uses = new Int32Array(choice.length);
    for (;;) {
      const missed = this.#request.missed?.(choice) ?? [];
      const answer = missed.length > 0 ? undefined : this.#request.challenge(choice);
      if (answer?.status === 'undecided') return answer.limit;
      if (answer?.status === 'feasible') return undefined;
      const sets = answer === undefined ? missed : [this.#shrunk(answer.items)];
      this.#learn(sets);
      for (const set of sets) for (const item of set) uses[item]!++;
      const worth = (item: number): number => shares[item]! + USE * uses[item]!;
      for (const set of sets) {
        if (set.some((item) => choice[item] === 1)) continue;
        choice[set.reduce((best, item) => (worth(item) > worth(best) ? item : best))] = 1;
      }
    }
  }

  #shrunk(items: readonly number[]): readonly number[] {
    return this.#request.shrink?.(items) ?? items;
  }

  /** Takes back the superfluous items. */
  #takeBack(choice: Uint8Array, shares: Readonly<Float64Array>): LimitName | undefined {
    const chosen = [...choice.keys()].filter((item) => choice[item] === 1);
    for (const item of chosen.sort((one, other) => shares[one]! - shares[other]!)) {
      choice[item] = 0;
      const answer = this.#request.challenge(choice);
      if (answer.status === 'feasible') continue;
      choice[item] = 1;
      if (answer.status === 'undecided') return answer.limit;
      this.#learn([answer.items]);
    }
    return undefined;
  }

  /** Improves the best choice, and gives the relaxation the sets that refuted others. */
  #improve(): void {
    const { seed = 0, budget = {}, challenge } = this.#request;
    if (this.#best !== undefined)
      improveChoice(this.#best, this.#sets, {
        challenge,
        rng: createRng(`improve ${seed}`),
        steps: budget.nodes ?? 0,
        lower: this.#relaxation.lower,
        abort: budget.abort,
        onImproved: (choice) => {
          this.#offer(choice);
          this.#report();
        },
      });
    this.#state();
  }

  /** Keeps the sets that are new, and returns their number. */
  #learn(sets: readonly (readonly number[])[]): number {
    const before = this.#sets.length;
    for (const set of sets) {
      const key = [...set].sort((one, other) => one - other).join();
      if (this.#known.has(key)) continue;
      this.#known.add(key);
      this.#sets.push(set);
    }
    return this.#sets.length - before;
  }

  #offer(choice: Choice): void {
    const cost = costOf(choice, this.#weights);
    if (cost >= this.#upper) return;
    this.#upper = cost;
    this.#best = Uint8Array.from(choice);
  }

  #report(): void {
    const upper = this.#best === undefined ? {} : { upper: this.#upper };
    this.#request.onProgress?.({
      lower: this.#lower,
      ...upper,
      rounds: this.#rounds,
      cuts: this.#sets.length,
    });
  }

  #answer(limit?: CheapestAnswer['limit']): CheapestAnswer {
    const lower = this.#lower;
    const proved = this.#best !== undefined && lower === this.#upper;
    return {
      ...(this.#best === undefined ? {} : { choice: this.#best, cost: this.#upper }),
      lower,
      proved,
      ...(limit === undefined || proved ? {} : { limit }),
      rounds: this.#rounds,
      nodes: 0,
      cuts: this.#sets.slice(this.#given),
    };
  }
}
