/**
 * A feasible choice improved by local search. An item is given up, and then, step by step, another one for
 * one of a set that is missed, until every set is hit again: the item that is given up leaves the least
 * weight of sets without an item, the item that is taken hits the most. Sets that stay missed weigh more with
 * every step, so that the search is driven away from where it has been. A choice that hits all known sets is
 * shown to the caller, who accepts it or names more sets. Source: weighting-based local search for unicost
 * set covering (Gao, Weise and Li, 2015).
 */
import type { Rng } from '../../core/index.js';
import type { Choice, Cut } from './cut.js';
import type { FewestRequest } from './fewest.js';

/** Sets that are collected for one choice. */
const MOST_SETS = 8;

/** The work: the caller who refutes choices, the steps, and a bound that ends the search. */
interface ImproveRequest extends Pick<FewestRequest, 'challenge'> {
  readonly rng: Rng;
  readonly steps: number;
  readonly lower: number;
  readonly abort?: (() => boolean) | undefined;
  readonly onImproved: (choice: Choice) => void;
}

/**
 * Improves a feasible choice.
 * @param sets known ones, none empty; those that are found are added
 */
export function improveChoice(start: Choice, sets: Cut[], request: ImproveRequest): void {
  new WeightedSearch(start, sets, request).run();
}

class WeightedSearch {
  readonly #request: ImproveRequest;
  readonly #sets: Cut[];
  readonly #choice: Uint8Array;
  #size: number;
  /** By item: its sets. */
  readonly #of: readonly number[][];
  /** By set: its items that are chosen, and its weight. */
  readonly #hits: number[] = [];
  readonly #weights: number[] = [];
  /** The sets that are missed, and the place of each in that list. */
  readonly #missed: number[] = [];
  readonly #places: number[] = [];
  /** By item: the weight of the sets that are missed without it and hit with it. */
  readonly #scores: Float64Array;
  /** By item: the step at which it was last taken or given up. */
  readonly #changed: Int32Array;
  /** By item: 1 if something beside it has changed since it was given up. */
  readonly #mayReturn: Uint8Array;

  constructor(start: Choice, sets: Cut[], request: ImproveRequest) {
    this.#request = request;
    this.#sets = sets;
    this.#choice = Uint8Array.from(start);
    this.#size = start.reduce((size, chosen) => size + chosen, 0);
    this.#of = Array.from(start, () => []);
    this.#scores = new Float64Array(start.length);
    this.#changed = new Int32Array(start.length);
    this.#mayReturn = new Uint8Array(start.length).fill(1);
    for (const index of sets.keys()) this.#enter(index);
  }

  run(): void {
    const { steps, abort, rng } = this.#request;
    let latest = -1;
    for (let step = 1; step <= steps && abort?.() !== true; step++) {
      if (!this.#reach()) return;
      this.#change(this.#leastMissed(latest), step);
      const set = this.#sets[this.#missed[rng.integer(this.#missed.length)]!]!;
      latest = this.#mostUseful(set);
      this.#change(latest, step);
      for (const index of this.#missed) {
        this.#weights[index]!++;
        for (const item of this.#sets[index]!) this.#scores[item]!++;
      }
    }
  }

  /** Gives items up until a set is missed; false when the search is at its end. */
  #reach(): boolean {
    const { lower, onImproved } = this.#request;
    while (this.#missed.length === 0) {
      const found = this.#ask();
      if (found === undefined) return false;
      for (const set of found) this.#enter(this.#sets.push(set) - 1);
      if (found.length > 0) continue;
      onImproved(this.#choice);
      if (this.#size <= lower) return false;
      this.#change(this.#leastMissed(-1), 0);
    }
    return true;
  }

  /** Sets that refute the choice, none if it is feasible; undefined: undecided. */
  #ask(): readonly Cut[] | undefined {
    const extended = Uint8Array.from(this.#choice);
    const found: Cut[] = [];
    while (found.length < MOST_SETS) {
      const answer = this.#request.challenge(extended);
      if (answer.status === 'undecided' && found.length === 0) return undefined;
      if (answer.status !== 'broken') break;
      found.push(answer.items);
      for (const item of answer.items) extended[item] = 1;
    }
    return found;
  }

  #enter(index: number): void {
    const set = this.#sets[index]!;
    const chosen = set.filter((item) => this.#choice[item] === 1);
    this.#hits.push(chosen.length);
    this.#weights.push(1);
    this.#places.push(-1);
    for (const item of set) this.#of[item]!.push(index);
    if (chosen.length === 0) this.#miss(index);
    for (const item of chosen.length === 0 ? set : chosen.length === 1 ? chosen : []) this.#scores[item]!++;
  }

  #miss(index: number): void {
    this.#places[index] = this.#missed.length;
    this.#missed.push(index);
  }

  /** Takes an item, or gives it up. */
  #change(item: number, step: number): void {
    const isTaken = this.#choice[item] === 0;
    this.#choice[item] = isTaken ? 1 : 0;
    this.#size += isTaken ? 1 : -1;
    this.#changed[item] = step;
    for (const index of this.#of[item]!) {
      if (isTaken) this.#hit(index, item);
      else this.#lose(index, item);
      for (const other of this.#sets[index]!) this.#mayReturn[other] = 1;
    }
    if (!isTaken) this.#mayReturn[item] = 0;
  }

  #hit(index: number, item: number): void {
    const hits = ++this.#hits[index]!;
    if (hits > 2) return;
    const weight = this.#weights[index]!;
    for (const other of this.#sets[index]!)
      if (other !== item && (hits === 1 || this.#choice[other] === 1)) this.#scores[other]! -= weight;
    if (hits === 2) return;
    const last = this.#missed.pop()!;
    const place = this.#places[index]!;
    if (last !== index) this.#missed[place] = last;
    this.#places[last] = place;
  }

  #lose(index: number, item: number): void {
    const hits = --this.#hits[index]!;
    if (hits > 1) return;
    const weight = this.#weights[index]!;
    for (const other of this.#sets[index]!)
      if (other !== item && (hits === 0 || this.#choice[other] === 1)) this.#scores[other]! += weight;
    if (hits === 0) this.#miss(index);
  }

  /** The chosen item without which the least weight is missed, not the latest; of equals the oldest. */
  #leastMissed(latest: number): number {
    let best = -1;
    for (let item = 0; item < this.#choice.length; item++)
      if (this.#choice[item] === 1 && item !== latest && (best < 0 || this.#comesBefore(item, best, -1)))
        best = item;
    return best;
  }

  /** The item of a missed set that hits the most weight, and may return; of equals the oldest. */
  #mostUseful(set: Cut): number {
    let best = -1;
    for (const item of set)
      if (this.#mayReturn[item] === 1 && (best < 0 || this.#comesBefore(item, best, 1))) best = item;
    return best < 0 ? set[0]! : best;
  }

  #comesBefore(one: number, other: number, sign: number): boolean {
    const more = sign * (this.#scores[one]! - this.#scores[other]!);
    return more > 0 || (more === 0 && this.#changed[one]! < this.#changed[other]!);
  }
}
