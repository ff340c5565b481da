/**
 * Depth-first searches over quick logic, for generators: a random filling that keeps the rules, and a filling
 * besides a known one. Both are bounded by the number of times that logic is asked; engines are for what they
 * leave open.
 */
import type { Rng } from '../../../core/index.js';
import { bitCount } from '../../../core/index.js';
import { valuesIn } from './board.js';
import type { RuleCandidates } from './rule-candidates.js';

/** The values of a place in the order in which they are tried. */
type Order = (place: number, mask: number) => readonly number[];

/** A node was reached where all places are known; true ends the search. */
type Accepts = (logic: RuleCandidates) => boolean;

/**
 * A random filling that keeps the rules. A search that takes long is begun anew in another order: most are
 * short, and a few would take hundreds of times longer (heavy tails: Gomes, Selman, Crato and Kautz, 2000).
 * @param logic that has not begun
 * @param steps the number of times that logic may be asked
 * @returns the values by place; undefined: there is none, or the limit was reached
 */
export function randomFilling(logic: RuleCandidates, rng: Rng, steps: number): readonly number[] | undefined {
  if (logic.propagate() === 'contradiction') return undefined;
  const start = logic.save();
  let found: readonly number[] | undefined;
  for (let left = steps, slice = logic.placeCount; left > 0; left -= slice, slice *= 2) {
    const search = new Search(
      logic,
      (_, mask) => rng.shuffle(valuesIn(mask)),
      rng.shuffle([...Array(logic.placeCount).keys()]),
    );
    const isComplete = search.run(Math.min(left, slice), () => {
      found = valuesOf(logic);
      return true;
    });
    if (isComplete) break;
    logic.restore(start);
  }
  return found;
}

/**
 * Looks for a filling that keeps the rules besides a known one.
 * @param logic that has not begun
 * @param known by place
 * @param steps the number of times that logic may be asked
 */
export function findOtherFilling(
  logic: RuleCandidates,
  known: readonly number[],
  steps: number,
): 'found' | 'none' | 'unknown' {
  let isFound = false;
  const otherFirst: Order = (place, mask) => {
    const own = 1 << known[place]!;
    return (mask & own) === 0 ? valuesIn(mask) : [...valuesIn(mask & ~own), known[place]!];
  };
  const isComplete = new Search(logic, otherFirst).run(steps, () => {
    isFound = valuesOf(logic).some((value, place) => value !== known[place]);
    return isFound;
  });
  return isFound ? 'found' : isComplete ? 'none' : 'unknown';
}

/** The values of places that are all known. */
function valuesOf(logic: RuleCandidates): readonly number[] {
  return Array.from({ length: logic.placeCount }, (_, place) => 31 - Math.clz32(logic.mask(place)));
}

class Search {
  readonly #logic: RuleCandidates;
  readonly #order: Order;
  /** Places in the order in which equally open ones are chosen; absent: by number. */
  readonly #places: readonly number[] | undefined;
  /** By depth: everything that was known before the choice there. */
  readonly #saved: Int32Array[] = [];
  #steps = 0;
  #isOver = false;

  constructor(logic: RuleCandidates, order: Order, places?: readonly number[]) {
    this.#logic = logic;
    this.#order = order;
    this.#places = places;
  }

  /** Searches until a node is accepted; false: at the limit. */
  run(steps: number, accepts: Accepts): boolean {
    this.#steps = steps;
    this.#descend(accepts, 0);
    return this.#isOver || this.#steps >= 0;
  }

  #descend(accepts: Accepts, depth: number): void {
    if (--this.#steps < 0) return;
    const logic = this.#logic;
    const progress = logic.propagate();
    if (progress === 'contradiction') return;
    if (progress === 'solved') {
      this.#isOver = accepts(logic);
      return;
    }
    const place = this.#mostKnown();
    const saved = logic.save(this.#saved[depth]);
    this.#saved[depth] = saved;
    for (const value of this.#order(place, logic.mask(place))) {
      logic.restrict(place, 1 << value);
      this.#descend(accepts, depth + 1);
      if (this.#isOver || this.#steps < 0) return;
      logic.restore(saved);
    }
  }

  /** The open place with the fewest values left. */
  #mostKnown(): number {
    const logic = this.#logic;
    const count = logic.placeCount;
    let best = -1;
    let fewest = Infinity;
    for (let at = 0; at < count && fewest > 2; at++) {
      const place = this.#places === undefined ? at : this.#places[at]!;
      const mask = logic.mask(place);
      if ((mask & (mask - 1)) === 0) continue;
      const left = bitCount(mask);
      if (left >= fewest) continue;
      best = place;
      fewest = left;
    }
    return best;
  }
}
