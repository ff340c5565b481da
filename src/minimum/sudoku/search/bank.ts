/**
 * A bank of unavoidable sets with, for every depth of the two-stack search, a list of those that the chosen
 * cells do not hit yet. The sets known at the start stay; learnt ones are stored in a ring buffer behind
 * them, the newest replacing the oldest.
 */
import { WORD_CELLS } from './board.js';
import { OpenSets, type SetWords } from './open-sets.js';

/**
 * The capacity of a bank is a multiple of this; which sets are replaced, and so which puzzle is found,
 * depends on it.
 */
const CAPACITY_STEP = 32;

export class Bank {
  /** The sets that are not hit, by depth. */
  readonly open: readonly OpenSets[];
  readonly #sets: SetWords;
  readonly #fixed: number;
  readonly #capacity: number;
  #next: number;

  /**
   * @param sets three words for each set
   * @param room places for learnt sets
   * @param depths the largest number of depths of the search
   */
  constructor(sets: readonly number[], room: number, depths: number) {
    this.#fixed = sets.length / 3;
    this.#capacity = CAPACITY_STEP * Math.ceil((this.#fixed + room) / CAPACITY_STEP);
    this.#next = this.#fixed;
    this.#sets = {
      first: new Int32Array(this.#capacity),
      second: new Int32Array(this.#capacity),
      third: new Int32Array(this.#capacity),
    };
    this.open = Array.from({ length: depths }, () => new OpenSets(this.#sets));
    for (let place = 0; place < this.#fixed; place++) {
      this.#write(place, sets[3 * place]!, sets[3 * place + 1]!, sets[3 * place + 2]!);
      this.open[0]!.add(place);
    }
  }

  /** Adds a learnt set, which none of the chosen cells hits. */
  learn(first: number, second: number, third: number): void {
    const place = this.#next++;
    if (this.#next === this.#capacity) this.#next = this.#fixed;
    this.#write(place, first, second, third);
    for (const open of this.open) open.add(place);
  }

  /** Writes the list of a depth from the one above and the cell chosen between, in one of the two words. */
  descend(depth: number, cellFirst: number, cellSecond: number): OpenSets {
    const open = this.open[depth]!;
    open.copyWithout(this.open[depth - 1]!, cellFirst, cellSecond);
    return open;
  }

  /** The number of the first sets hold each cell of the two stacks. */
  degrees(): Int32Array {
    const degrees = new Int32Array(2 * WORD_CELLS);
    const { first, second } = this.#sets;
    for (let set = 0; set < this.#fixed; set++) {
      for (let rest = first[set]!; rest !== 0; rest &= rest - 1) degrees[31 - Math.clz32(rest & -rest)]!++;
      for (let rest = second[set]!; rest !== 0; rest &= rest - 1)
        degrees[WORD_CELLS + 31 - Math.clz32(rest & -rest)]!++;
    }
    return degrees;
  }

  #write(place: number, first: number, second: number, third: number): void {
    this.#sets.first[place] = first;
    this.#sets.second[place] = second;
    this.#sets.third[place] = third;
  }
}
