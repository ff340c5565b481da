/**
 * Bounds of the two-stack search. Open sets of the two stacks, smallest first, that share no allowed cell
 * need a given each. See docs/methods.md, "The fewest givens of a Sudoku", step 3.
 */
import { bitCount } from '../../../core/index.js';
import type { OpenSets } from './open-sets.js';

/** Most sets that are open at once, and most cells of a set of two stacks. */
const MOST_OPEN = 4096;
const MOST_SIZE = 54;
const NO_SET = -1;

export class Packing {
  /** Disjoint sets that were packed, and the cells that they hold. */
  packed = 0;
  usedFirst = 0;
  usedSecond = 0;
  /** The smallest open set, where any set is open. */
  smallestFirst = 0;
  smallestSecond = 0;
  /** Open sets by size: the newest of each size, and the one before each; the largest size. */
  readonly #newest = new Int32Array(MOST_SIZE + 1);
  readonly #before = new Int32Array(MOST_OPEN);
  readonly #inFirst = new Int32Array(MOST_OPEN);
  readonly #inSecond = new Int32Array(MOST_OPEN);
  #largest = 0;

  /** Packs open sets; false when `left` allowed cells cannot hit them all. */
  pack(sets: OpenSets, allowedFirst: number, allowedSecond: number, left: number): boolean {
    this.packed = 0;
    this.usedFirst = 0;
    this.usedSecond = 0;
    if (!this.#sort(sets, allowedFirst, allowedSecond)) return false;
    if (sets.count === 0) return true;
    let isFirst = true;
    for (let size = 1; size <= this.#largest; size++) {
      for (let set = this.#newest[size]!; set !== NO_SET; set = this.#before[set]!) {
        const inFirst = this.#inFirst[set]!;
        const inSecond = this.#inSecond[set]!;
        if (isFirst) {
          this.smallestFirst = inFirst;
          this.smallestSecond = inSecond;
          isFirst = false;
        }
        if (((inFirst & this.usedFirst) | (inSecond & this.usedSecond)) !== 0) continue;
        if (++this.packed > left) return false;
        this.usedFirst |= inFirst;
        this.usedSecond |= inSecond;
      }
    }
    return true;
  }

  /** Sorts the open sets by their allowed cells; false when one has none. */
  #sort({ count, places, sets }: OpenSets, allowedFirst: number, allowedSecond: number): boolean {
    const { first, second } = sets;
    const newest = this.#newest.fill(NO_SET);
    let largest = 0;
    for (let set = count - 1; set >= 0; set--) {
      const place = places[set]!;
      const inFirst = first[place]! & allowedFirst;
      const inSecond = second[place]! & allowedSecond;
      if ((inFirst | inSecond) === 0) return false;
      const size = bitCount(inFirst) + bitCount(inSecond);
      if (size > largest) largest = size;
      this.#before[set] = newest[size]!;
      newest[size] = set;
      this.#inFirst[set] = inFirst;
      this.#inSecond[set] = inSecond;
    }
    this.#largest = largest;
    return true;
  }
}
