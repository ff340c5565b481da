/**
 * Confirms, from the rules of Hashi alone, what plain logic claims before a model is built, and that a
 * solution is the only one. Known of every place is the least and the greatest number of bridges.
 *
 * - Counting: an island's number leaves for each of its places no more and no less than the others allow.
 * - A bridge that is sure excludes those across it.
 * - A number beyond the claim is tried at either end of the bounds: it is impossible when counting leads to a
 *   contradiction from it, or leaves islands that no bridges can join with the others any more.
 *
 * A claim that excludes a solution is never confirmed. The logic that makes claims (bounds.ts) is not used.
 */
import type { Cell } from '../../core/index.js';
import { ConfirmedPlaces } from './confirm-places.js';
import { bridgeLimit, type HashiPuzzle, type HashiSolution } from './puzzle.js';

/** Bounds on the number of bridges in a place. */
export interface CountBounds {
  readonly least: number;
  readonly most: number;
}

/** A place between two islands that see each other, and the bounds that are claimed of its bridges. */
export interface ClaimedPlace extends CountBounds {
  readonly ends: readonly [Cell, Cell];
}

/** A claim about every place in the solutions; `contradiction`: there is none. */
export type HashiClaim = 'contradiction' | readonly ClaimedPlace[];

/** True if the rules confirm the whole claim. */
export function confirmHashi(puzzle: HashiPuzzle, claim: HashiClaim): boolean {
  const confirmation = new Confirmation(puzzle);
  if (claim === 'contradiction') return confirmation.exclude(() => NOTHING) === 'contradiction';
  const claimed = new Map<number, Range>();
  for (const { ends, least, most } of claim) {
    const place = confirmation.places.placeBetween(...ends);
    if (place === undefined) return false;
    claimed.set(place, { least, most });
  }
  // Of a puzzle without solutions every claim is true.
  return confirmation.exclude((place) => claimed.get(place) ?? ANYTHING) !== 'unconfirmed';
}

/** True if the rules confirm that a solution is the only one. */
export function confirmsOnlyBridges(puzzle: HashiPuzzle, solution: HashiSolution): boolean {
  const confirmation = new Confirmation(puzzle);
  const counts = new Int8Array(confirmation.places.ends.length);
  for (const [from, to, count] of solution) {
    const place = confirmation.places.placeBetween(from, to);
    if (place === undefined) return false;
    counts[place] = count;
  }
  return confirmation.exclude((place) => ({ least: counts[place]!, most: counts[place]! })) === 'confirmed';
}

/** Numbers of bridges. */
interface Range {
  readonly least: number;
  readonly most: number;
}

const ANYTHING: Range = { least: 0, most: Infinity };
/** No number of bridges. */
const NOTHING: Range = { least: Infinity, most: -Infinity };

/** `contradiction`: there is no solution. */
type Confirmed = 'confirmed' | 'unconfirmed' | 'contradiction';

class Confirmation {
  readonly places: ConfirmedPlaces;
  readonly #least: Int8Array;
  readonly #most: Int8Array;
  /** The bounds before a number was tried. */
  readonly #leastBefore: Int8Array;
  readonly #mostBefore: Int8Array;
  /** Islands at which bounds have changed since they were counted last. */
  readonly #waiting: number[];
  readonly #isWaiting: Uint8Array;

  constructor(puzzle: HashiPuzzle) {
    this.places = new ConfirmedPlaces(puzzle);
    const { numbers, ends } = this.places;
    this.#least = new Int8Array(ends.length);
    this.#most = new Int8Array(ends.length).fill(bridgeLimit(puzzle));
    this.#leastBefore = new Int8Array(ends.length);
    this.#mostBefore = new Int8Array(ends.length);
    this.#waiting = [...numbers.keys()];
    this.#isWaiting = new Uint8Array(numbers.length).fill(1);
  }

  /** Excludes numbers beyond the claim one by one until none is left or the rest cannot be excluded. */
  exclude(claimOf: (place: number) => Range): Confirmed {
    if (!this.#isPossible()) return 'contradiction';
    const count = this.places.ends.length;
    /** Places tried in vain since a number was excluded. */
    let inVain = 0;
    for (let place = 0; inVain < count; place = (place + 1) % count) {
      const { least, most } = claimOf(place);
      inVain++;
      while (this.#isBeyond(place, least, most)) {
        const lowest = this.#least[place]!;
        const highest = this.#most[place]!;
        const isLowExcluded = lowest < least && this.#isRefuted(place, lowest);
        const isHighExcluded = !isLowExcluded && highest > most && this.#isRefuted(place, highest);
        if (!isLowExcluded && !isHighExcluded) break;
        inVain = 0;
        this.#narrow(place, isLowExcluded ? lowest + 1 : lowest, isHighExcluded ? highest - 1 : highest);
        if (!this.#count()) return 'contradiction';
      }
    }
    for (let place = 0; place < count; place++) {
      const { least, most } = claimOf(place);
      if (this.#isBeyond(place, least, most)) return 'unconfirmed';
    }
    return 'confirmed';
  }

  /** True if a place may have numbers beyond those that are claimed. */
  #isBeyond(place: number, least: number, most: number): boolean {
    return this.#least[place]! < least || this.#most[place]! > most;
  }

  /** True if a number of bridges in a place contradicts the rules; the bounds are afterwards as they were. */
  #isRefuted(place: number, count: number): boolean {
    this.#leastBefore.set(this.#least);
    this.#mostBefore.set(this.#most);
    this.#narrow(place, count, count);
    const isRefuted = !this.#isPossible();
    this.#least.set(this.#leastBefore);
    this.#most.set(this.#mostBefore);
    return isRefuted;
  }

  /** Counts, and looks whether all islands can still be joined. */
  #isPossible(): boolean {
    return this.#count() && this.#joinsAll();
  }

  #narrow(place: number, least: number, most: number): void {
    if (least <= this.#least[place]! && most >= this.#most[place]!) return;
    const becomesSure = least > 0 && this.#least[place] === 0;
    this.#least[place] = Math.max(least, this.#least[place]!);
    this.#most[place] = Math.min(most, this.#most[place]!);
    for (const island of this.places.ends[place]!) {
      if (this.#isWaiting[island] === 1) continue;
      this.#isWaiting[island] = 1;
      this.#waiting.push(island);
    }
    if (!becomesSure) return;
    for (const other of this.places.across[place]!) this.#narrow(other, 0, 0);
  }

  /**
   * Counts at the islands where bounds have changed until none changes any more; false in a contradiction.
   */
  #count(): boolean {
    let isPossible = true;
    for (let island = this.#waiting.pop(); island !== undefined; island = this.#waiting.pop()) {
      this.#isWaiting[island] = 0;
      // After a contradiction the other islands only leave the list.
      isPossible &&= this.#countAt(island);
    }
    return isPossible;
  }

  /**
   * Narrows the places of an island to what its number leaves for each; false where the number is out of
   * reach.
   */
  #countAt(island: number): boolean {
    const number = this.places.numbers[island]!;
    const around = this.places.around[island]!;
    let least = 0;
    let most = 0;
    for (const place of around) {
      if (this.#least[place]! > this.#most[place]!) return false;
      least += this.#least[place]!;
      most += this.#most[place]!;
    }
    if (number === null) return true;
    if (least > number || most < number) return false;
    for (const place of around) {
      this.#narrow(place, number - most + this.#most[place]!, number - least + this.#least[place]!);
    }
    return true;
  }

  /** True if bridges in all places that may hold some join all islands. */
  #joinsAll(): boolean {
    const { around, ends } = this.places;
    const isReached = new Uint8Array(around.length);
    const reached = [0];
    isReached[0] = 1;
    // The list grows while it is walked through.
    for (const island of reached) {
      for (const place of around[island]!) {
        if (this.#most[place] === 0) continue;
        const [from, to] = ends[place]!;
        const next = from === island ? to : from;
        if (isReached[next] === 1) continue;
        isReached[next] = 1;
        reached.push(next);
      }
    }
    return reached.length === around.length;
  }
}
