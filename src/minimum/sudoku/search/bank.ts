/**
 * A bank of unavoidable sets with, for every depth of the two-stack search, a bit vector of those that the chosen
 * cells do not hit yet. The sets known at the start stay; learnt ones are stored in a ring buffer behind them,
 * the newest replacing the oldest.
 */
import { WORD_CELLS } from './board.js';

/** Bits of one word of a bit vector. */
const VECTOR_BITS = 32;

export class Bank {
  /** Words of one bit vector. */
  readonly words: number;
  /** Cells of set i in the first stack, the second and the third. */
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly third: Int32Array;
  /** Bit vector of the sets that hold a cell of the two stacks, at cell * words. */
  readonly hits: Int32Array;
  /** Bit vector of the sets not hit at a depth, at depth * words. */
  readonly open: Int32Array;
  readonly #fixed: number;
  readonly #capacity: number;
  #next: number;

  /**
   * @param sets three words for each set
   * @param room places for learnt sets
   * @param depths how many depths the search has, at most
   */
  constructor(sets: readonly number[], room: number, depths: number) {
    this.#fixed = sets.length / 3;
    this.words = Math.ceil((this.#fixed + room) / VECTOR_BITS);
    this.#capacity = this.words * VECTOR_BITS;
    this.#next = this.#fixed;
    this.first = new Int32Array(this.#capacity);
    this.second = new Int32Array(this.#capacity);
    this.third = new Int32Array(this.#capacity);
    this.hits = new Int32Array(2 * WORD_CELLS * this.words);
    this.open = new Int32Array(depths * this.words);
    for (let index = 0; index < this.#fixed; index++) {
      this.#write(index, sets[3 * index]!, sets[3 * index + 1]!, sets[3 * index + 2]!);
      this.open[index >>> 5]! |= 1 << (index & 31);
    }
  }

  /** Adds a learnt set; `chosen` are the cells chosen up to the current depth, in order. */
  learn(first: number, second: number, third: number, chosen: Int32Array, depth: number): void {
    const index = this.#next++;
    if (this.#next === this.#capacity) this.#next = this.#fixed;
    this.#erase(index);
    this.#write(index, first, second, third);
    const word = index >>> 5;
    const bit = 1 << (index & 31);
    let isOpen = true;
    for (let level = 0; level <= depth; level++) {
      if (level > 0 && isOpen) {
        const cell = chosen[level - 1]!;
        const set = cell < WORD_CELLS ? first : second;
        isOpen = (set & (1 << (cell % WORD_CELLS))) === 0;
      }
      const at = level * this.words + word;
      this.open[at] = isOpen ? this.open[at]! | bit : this.open[at]! & ~bit;
    }
  }

  /** Writes the bit vector of a depth from the one above and the cell chosen between; whether any set is open. */
  descend(depth: number, cell: number): boolean {
    const { words, open, hits } = this;
    const to = depth * words;
    const from = to - words;
    const of = cell * words;
    let some = 0;
    for (let word = 0; word < words; word++) {
      const left = open[from + word]! & ~hits[of + word]!;
      open[to + word] = left;
      some |= left;
    }
    return some !== 0;
  }

  /** How many of the first sets hold each cell of the two stacks. */
  degrees(): Int32Array {
    const degrees = new Int32Array(2 * WORD_CELLS);
    for (let index = 0; index < this.#fixed; index++) {
      for (let rest = this.first[index]!; rest !== 0; rest &= rest - 1)
        degrees[31 - Math.clz32(rest & -rest)]!++;
      for (let rest = this.second[index]!; rest !== 0; rest &= rest - 1)
        degrees[WORD_CELLS + 31 - Math.clz32(rest & -rest)]!++;
    }
    return degrees;
  }

  #write(index: number, first: number, second: number, third: number): void {
    this.first[index] = first;
    this.second[index] = second;
    this.third[index] = third;
    const word = index >>> 5;
    const bit = 1 << (index & 31);
    for (let rest = first; rest !== 0; rest &= rest - 1)
      this.hits[(31 - Math.clz32(rest & -rest)) * this.words + word]! |= bit;
    for (let rest = second; rest !== 0; rest &= rest - 1)
      this.hits[(WORD_CELLS + 31 - Math.clz32(rest & -rest)) * this.words + word]! |= bit;
  }

  #erase(index: number): void {
    const word = index >>> 5;
    const bit = 1 << (index & 31);
    for (let cell = 0; cell < 2 * WORD_CELLS; cell++) this.hits[cell * this.words + word]! &= ~bit;
  }
}
