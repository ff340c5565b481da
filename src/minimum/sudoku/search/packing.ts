/**
 * Bounds of the two-stack search. Open sets of the two stacks, smallest first, that share no live cell need a given
 * each; sets that reach into the third stack and that no live cell of the two can hit need one there. Source: steps 3
 * and 4 of the search for the fewest clues in the project's notes on methods.
 */
import type { Bank } from './bank.js';
import { bitCount } from './board.js';

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
  /** Open sets by size: the newest of each size, and the one before each. */
  readonly #newest = new Int32Array(MOST_SIZE + 1);
  readonly #before = new Int32Array(MOST_OPEN);
  readonly #inFirst = new Int32Array(MOST_OPEN);
  readonly #inSecond = new Int32Array(MOST_OPEN);
  #count = 0;

  /** Packs the open sets of a depth; false when `left` live cells cannot hit them all. */
  pack(bank: Bank, depth: number, liveFirst: number, liveSecond: number, left: number): boolean {
    this.packed = 0;
    this.usedFirst = 0;
    this.usedSecond = 0;
    if (!this.#gather(bank, depth, liveFirst, liveSecond)) return false;
    if (this.#count === 0) return true;
    let isFirst = true;
    for (let size = 1; size <= MOST_SIZE; size++) {
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

  /** Sorts the open sets by their live cells; false when one has none. */
  #gather(bank: Bank, depth: number, liveFirst: number, liveSecond: number): boolean {
    const { words, open, first, second } = bank;
    const newest = this.#newest.fill(NO_SET);
    const base = depth * words;
    let count = 0;
    for (let word = words - 1; word >= 0; word--) {
      for (let rest = open[base + word]!; rest !== 0; ) {
        const bit = 31 - Math.clz32(rest);
        rest &= ~(1 << bit);
        const set = (word << 5) + bit;
        const inFirst = first[set]! & liveFirst;
        const inSecond = second[set]! & liveSecond;
        if ((inFirst | inSecond) === 0) return false;
        const size = bitCount(inFirst) + bitCount(inSecond);
        this.#before[count] = newest[size]!;
        newest[size] = count;
        this.#inFirst[count] = inFirst;
        this.#inSecond[count] = inSecond;
        count++;
      }
    }
    this.#count = count;
    return true;
  }

  /** Takes the live cells that every open set of a depth holds for the used ones. */
  intersect(bank: Bank, depth: number, liveFirst: number, liveSecond: number): void {
    const { words, open, first, second } = bank;
    const base = depth * words;
    this.usedFirst = liveFirst;
    this.usedSecond = liveSecond;
    for (let word = 0; word < words; word++) {
      for (let rest = open[base + word]!; rest !== 0; rest &= rest - 1) {
        const set = (word << 5) + 31 - Math.clz32(rest & -rest);
        this.usedFirst &= first[set]!;
        this.usedSecond &= second[set]!;
        if ((this.usedFirst | this.usedSecond) === 0) return;
      }
    }
  }

  /** Finds an open set with live cells, the fewest, among those that reach into the third stack. */
  findReaching(bank: Bank, depth: number, liveFirst: number, liveSecond: number): boolean {
    if ((liveFirst | liveSecond) === 0) return false;
    const { words, open, first, second } = bank;
    const base = depth * words;
    let fewest = MOST_SIZE + 1;
    for (let word = 0; word < words; word++) {
      for (let rest = open[base + word]!; rest !== 0; rest &= rest - 1) {
        const set = (word << 5) + 31 - Math.clz32(rest & -rest);
        const inFirst = first[set]! & liveFirst;
        const inSecond = second[set]! & liveSecond;
        const size = bitCount(inFirst) + bitCount(inSecond);
        if (size === 0 || size >= fewest) continue;
        fewest = size;
        this.smallestFirst = inFirst;
        this.smallestSecond = inSecond;
      }
    }
    return fewest <= MOST_SIZE;
  }
}

/** Whether the sets of a depth that only the third stack can hit may be hit by `room` of its live cells. */
export function fitsThird(
  bank: Bank,
  depth: number,
  liveFirst: number,
  liveSecond: number,
  liveThird: number,
  room: number,
): boolean {
  const { words, open, first, second, third } = bank;
  const base = depth * words;
  let used = 0;
  let packed = 0;
  for (let word = 0; word < words; word++) {
    for (let rest = open[base + word]!; rest !== 0; rest &= rest - 1) {
      const set = (word << 5) + 31 - Math.clz32(rest & -rest);
      if (((first[set]! & liveFirst) | (second[set]! & liveSecond)) !== 0) continue;
      const mask = third[set]! & liveThird;
      if ((mask & used) !== 0) continue;
      if (mask === 0 || ++packed > room) return false;
      used |= mask;
    }
  }
  return true;
}
