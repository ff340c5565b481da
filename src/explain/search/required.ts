/**
 * Lists of reasons of each of which a set must contain one, as bits: the lists that a growing set misses, and
 * a test of the number of further reasons that can hit these.
 */

const WORD = 32;
/** Further lists are of little use and would only make the test slower. */
const MOST_LISTS = 4 * WORD;

export class Required {
  readonly #words = MOST_LISTS / WORD;
  readonly #lists: (readonly number[])[] = [];
  /** By reason: the lists that contain it. */
  readonly #listsOf: Uint32Array;
  /** By list: the lists that have a reason in common with it, and itself. */
  readonly #meeting: Uint32Array;
  /** By how many further reasons are allowed: the lists that were missed there last. */
  readonly #missedAt: Uint32Array[] = [];
  readonly #rest: Uint32Array;

  constructor(reasons: number) {
    this.#listsOf = new Uint32Array(reasons * this.#words);
    this.#meeting = new Uint32Array(MOST_LISTS * this.#words);
    this.#rest = new Uint32Array(this.#words);
  }

  /** True if further lists are not taken in. */
  get isFull(): boolean {
    return this.#lists.length >= MOST_LISTS;
  }

  /** Forgets all lists. */
  clear(): void {
    this.#lists.length = 0;
    this.#listsOf.fill(0);
    this.#meeting.fill(0);
  }

  /** Takes in a list, unless there are too many. */
  add(list: readonly number[]): void {
    if (this.isFull) return;
    const index = this.#lists.length;
    this.#lists.push(list);
    const [words, own] = [this.#words, index * this.#words];
    const bit = 1 << (index % WORD);
    const word = Math.floor(index / WORD);
    for (const reason of list) {
      this.#listsOf[reason * words + word]! |= bit;
      for (let at = 0; at < words; at++) this.#meeting[own + at]! |= this.#listsOf[reason * words + at]!;
    }
    for (let other = 0; other < index; other++) {
      const meets = (this.#meeting[own + Math.floor(other / WORD)]! >>> (other % WORD)) & 1;
      if (meets === 1) this.#meeting[other * words + word]! |= bit;
    }
  }

  /**
   * Finds the lists that some reasons miss; true if there are any.
   * @param left under which number of further reasons the answer is kept
   */
  miss(reasons: readonly number[], left: number): boolean {
    this.#missedAt[left] ??= new Uint32Array(this.#words);
    const missed = this.#missedAt[left];
    const count = this.#lists.length;
    let isAny = false;
    for (let word = 0; word < missed.length; word++) {
      const lists = Math.min(WORD, count - word * WORD);
      let bits = lists === WORD ? -1 : (1 << Math.max(0, lists)) - 1;
      for (let at = 0; at < reasons.length && bits !== 0; at++) {
        bits &= ~this.#listsOf[reasons[at]! * this.#words + word]!;
      }
      missed[word] = bits;
      if (bits !== 0) isAny = true;
    }
    return isAny;
  }

  /** True if lists were missed there. */
  misses(left: number): boolean {
    for (const word of this.#missedAt[left]!) if (word !== 0) return true;
    return false;
  }

  /**
   * True if the lists that are missed need more than `most` reasons, because more than that have no reason in
   * common.
   */
  needMoreThan(most: number): boolean {
    const rest = this.#rest;
    rest.set(this.#missedAt[most]!);
    let count = 0;
    for (let word = 0; word < rest.length; word++) {
      while (rest[word] !== 0) {
        if (++count > most) return true;
        const list = word * WORD + lowestBit(rest[word]!);
        for (let other = word; other < rest.length; other++) {
          rest[other]! &= ~this.#meeting[list * this.#words + other]!;
        }
      }
    }
    return false;
  }

  /** True if a reason is in all lists that are missed. */
  isInAll(reason: number, left: number): boolean {
    const missed = this.#missedAt[left]!;
    for (let word = 0; word < missed.length; word++) {
      if ((missed[word]! & ~this.#listsOf[reason * this.#words + word]!) !== 0) return false;
    }
    return true;
  }

  /**
   * The first list that was missed there and counts least; undefined: none was missed.
   * @param count the number of reasons in a list that may be added; any number from `most` on where these are
   *   as many
   */
  shortest(
    left: number,
    count: (list: readonly number[], most: number) => number,
  ): readonly number[] | undefined {
    let best: readonly number[] | undefined;
    let fewest = Infinity;
    const missed = this.#missedAt[left]!;
    for (let word = 0; word < missed.length; word++) {
      for (let bits = missed[word]!; bits !== 0; bits &= bits - 1) {
        const list = this.#lists[word * WORD + lowestBit(bits)]!;
        const open = count(list, fewest);
        if (open >= fewest) continue;
        fewest = open;
        best = list;
      }
    }
    return best;
  }
}

function lowestBit(bits: number): number {
  return WORD - 1 - Math.clz32(bits & -bits);
}
