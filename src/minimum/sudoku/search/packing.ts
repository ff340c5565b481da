/**
 * Bounds of the two-stack search. Open sets of the two stacks, smallest first, that share no allowed cell need a given
 * each; sets that reach into the third stack and that no allowed cell of the two can hit need one there. See
 * docs/methods.md, "The fewest givens of a Sudoku", steps 3 and 4.
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

  /** Packs the open sets of a depth; false when `left` allowed cells cannot hit them all. */
  pack(bank: Bank, depth: number, allowedFirst: number, allowedSecond: number, left: number): boolean {
    this.packed = 0;
    this.usedFirst = 0;
    this.usedSecond = 0;
    if (!this.#gather(bank, depth, allowedFirst, allowedSecond)) return false;
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

  /** Sorts the open sets by their allowed cells; false when one has none. */
  #gather(bank: Bank, depth: number, allowedFirst: number, allowedSecond: number): boolean {
    const { words, open, first, second } = bank;
    const newest = this.#newest.fill(NO_SET);
    const base = depth * words;
    let count = 0;
    for (let word = words - 1; word >= 0; word--) {
      for (let rest = open[base + word]!; rest !== 0; ) {
        const bit = 31 - Math.clz32(rest);
        rest &= ~(1 << bit);
        const set = (word << 5) + bit;
        const inFirst = first[set]! & allowedFirst;
        const inSecond = second[set]! & allowedSecond;
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

  /** Sets the used cells to the allowed cells that every open set of a depth holds. */
  intersect(bank: Bank, depth: number, allowedFirst: number, allowedSecond: number): void {
    const { words, open, first, second } = bank;
    const base = depth * words;
    this.usedFirst = allowedFirst;
    this.usedSecond = allowedSecond;
    for (let word = 0; word < words; word++) {
      for (let rest = open[base + word]!; rest !== 0; rest &= rest - 1) {
        const set = (word << 5) + 31 - Math.clz32(rest & -rest);
        this.usedFirst &= first[set]!;
        this.usedSecond &= second[set]!;
        if ((this.usedFirst | this.usedSecond) === 0) return;
      }
    }
  }

  /** Finds an open set with allowed cells, the fewest, among those that reach into the third stack. */
  findReaching(bank: Bank, depth: number, allowedFirst: number, allowedSecond: number): boolean {
    if ((allowedFirst | allowedSecond) === 0) return false;
    const { words, open, first, second } = bank;
    const base = depth * words;
    let fewest = MOST_SIZE + 1;
    for (let word = 0; word < words; word++) {
      for (let rest = open[base + word]!; rest !== 0; rest &= rest - 1) {
        const set = (word << 5) + 31 - Math.clz32(rest & -rest);
        const inFirst = first[set]! & allowedFirst;
        const inSecond = second[set]! & allowedSecond;
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

/** Whether the sets of a depth that only the third stack can hit may be hit by `room` of its allowed cells. */
export function fitsThird(
  bank: Bank,
  depth: number,
  allowedFirst: number,
  allowedSecond: number,
  allowedThird: number,
  room: number,
): boolean {
  const { words, open, first, second, third } = bank;
  const base = depth * words;
  let used = 0;
  let packed = 0;
  for (let word = 0; word < words; word++) {
    for (let rest = open[base + word]!; rest !== 0; rest &= rest - 1) {
      const set = (word << 5) + 31 - Math.clz32(rest & -rest);
      if (((first[set]! & allowedFirst) | (second[set]! & allowedSecond)) !== 0) continue;
      const mask = third[set]! & allowedThird;
      if ((mask & used) !== 0) continue;
      if (mask === 0 || ++packed > room) return false;
      used |= mask;
    }
  }
  return true;
}
