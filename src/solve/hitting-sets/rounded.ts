/**
 * A choice near the fewest, with a proved bound, for problems that are too large to be solved to the end: the
 * relaxation of the leader says what share of each item is wanted, rounding and completion make a feasible
 * choice of it, and items are taken back, the least wanted first. What refutes a choice on the way is a cut
 * for the next round. At the end one integer program bounds the optimum from below. Source: rounding of the
 * relaxed set cover, inside the implicit hitting set method (Karp and Moreno-Centeno, 2013).
 */
import type { LimitName } from '../../core/index.js';
import type { CheapestAnswer } from './cheapest.js';
import { type Choice, costOf } from './cut.js';
import type { FewestRequest } from './fewest.js';
import { type Leader, openLeader } from './leader.js';

/** Items of which the relaxation wants this share are in the choice from the start. */
const HALF = 0.5 - 1e-9;
/** The weight of the number of sets that an item hits, beside its share, where one is added. */
const USE = 0.05;
/** Larger sets are not worth a row. */
const LARGEST_CUT = 14;

/** The request of {@link chooseRounded}; items cost 1 each. */
type RoundedRequest = Omit<FewestRequest, 'weights' | 'plain' | 'onEvent'>;

/**
 * Chooses few items.
 * @param request its budget counts the rounds of rounding, and the nodes of the integer program at the end
 */
export function chooseRounded(request: RoundedRequest): CheapestAnswer {
  const { count, engine, seed } = request;
  const weights = new Array<number>(count).fill(1);
  const leader = openLeader({ weights, engine, ...(seed === undefined ? {} : { seed }) });
  try {
    return new Rounding(request, weights, leader).run();
  } finally {
    leader.dispose();
  }
}

class Rounding {
  readonly #request: RoundedRequest;
  readonly #weights: readonly number[];
  readonly #leader: Leader;
  readonly #known = new Set<string>();
  readonly #cuts: (readonly number[])[] = [];
  #best: Choice | undefined;
  #upper = Infinity;
  #lower = 0;
  #rounds = 0;

  constructor(request: RoundedRequest, weights: readonly number[], leader: Leader) {
    this.#request = request;
    this.#weights = weights;
    this.#leader = leader;
    if (request.incumbent !== undefined) this.#offer(request.incumbent);
    this.#state(request.sets ?? []);
  }

  run(): CheapestAnswer {
    const { budget = {} } = this.#request;
    const { rounds = Infinity, abort } = budget;
    while (this.#lower < this.#upper) {
      if (abort?.() === true) return this.#answer('abort');
      if (this.#rounds === rounds) return this.#bound();
      const undecided = this.#round();
      this.#report();
      if (undecided !== undefined) return this.#answer(undecided);
    }
    return this.#answer();
  }

  #round(): LimitName | undefined {
    this.#rounds++;
    const { shares, lower } = this.#leader.relax();
    this.#lower = Math.max(this.#lower, lower);
    const found: (readonly number[])[] = [];
    const choice = Uint8Array.from(shares, (share) => (share > HALF ? 1 : 0));
    const undecided = this.#complete(choice, shares, found) ?? this.#takeBack(choice, shares, found);
    if (undecided === undefined) this.#offer(choice);
    this.#cuts.push(...this.#state(found));
    return undecided;
  }

  /** Adds items until nothing refutes the choice. */
  #complete(
    choice: Uint8Array,
    shares: Readonly<Float64Array>,
    found: (readonly number[])[],
  ): LimitName | undefined {
    const { challenge, shrink } = this.#request;
    const uses = new Int32Array(choice.length);
    for (;;) {
      const answer = challenge(choice);
      if (answer.status === 'undecided') return answer.limit;
      if (answer.status === 'feasible') return undefined;
      const items = shrink?.(answer.items) ?? answer.items;
      found.push(items);
      for (const item of items) uses[item]!++;
      const worth = (item: number): number => shares[item]! + USE * uses[item]!;
      choice[items.reduce((best, item) => (worth(item) > worth(best) ? item : best))] = 1;
    }
  }

  /** Takes back the needless items. */
  #takeBack(
    choice: Uint8Array,
    shares: Readonly<Float64Array>,
    found: (readonly number[])[],
  ): LimitName | undefined {
    const chosen = [...choice.keys()].filter((item) => choice[item] === 1);
    for (const item of chosen.sort((one, other) => shares[one]! - shares[other]!)) {
      choice[item] = 0;
      const answer = this.#request.challenge(choice);
      if (answer.status === 'feasible') continue;
      choice[item] = 1;
      if (answer.status === 'undecided') return answer.limit;
      if (answer.items.length <= LARGEST_CUT) found.push(answer.items);
    }
    return undefined;
  }

  /** The bound of the integer program over all cuts. */
  #bound(): CheapestAnswer {
    const { budget = {} } = this.#request;
    const start = this.#best;
    const { nodes, abort } = budget;
    const answer = this.#leader.solve({
      budget: { ...(nodes === undefined ? {} : { nodes }), ...(abort === undefined ? {} : { abort }) },
      ...(start === undefined ? {} : { start }),
    });
    if (answer.status !== 'infeasible') this.#lower = Math.max(this.#lower, answer.lower);
    this.#report();
    return this.#answer(answer.status === 'bounded' ? answer.limit : 'rounds');
  }

  /** Gives the leader the cuts that it does not have yet, and returns them. */
  #state(cuts: readonly (readonly number[])[]): readonly (readonly number[])[] {
    const fresh = cuts.filter((cut) => {
      const key = [...cut].sort((one, other) => one - other).join();
      if (this.#known.has(key)) return false;
      this.#known.add(key);
      return true;
    });
    this.#leader.addCuts(fresh);
    return fresh;
  }

  #offer(choice: Choice): void {
    const cost = costOf(choice, this.#weights);
    if (cost >= this.#upper) return;
    this.#upper = cost;
    this.#best = Uint8Array.from(choice);
  }

  #report(): void {
    const { onProgress } = this.#request;
    const upper = this.#best === undefined ? {} : { upper: this.#upper };
    const lower = Math.min(this.#lower, this.#upper);
    onProgress?.({ lower, ...upper, rounds: this.#rounds, cuts: this.#known.size });
  }

  #answer(limit?: CheapestAnswer['limit']): CheapestAnswer {
    const lower = Math.min(this.#lower, this.#upper);
    const proved = this.#best !== undefined && lower === this.#upper;
    return {
      ...(this.#best === undefined ? {} : { choice: this.#best, cost: this.#upper }),
      lower,
      proved,
      ...(limit === undefined || proved ? {} : { limit }),
      rounds: this.#rounds,
      nodes: 0,
      cuts: this.#cuts,
    };
  }
}
