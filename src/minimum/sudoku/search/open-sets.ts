/**
 * The sets of a bank that the cells chosen down to one depth do not hit, in the order of the bank. The list
 * of a depth is that of the depth above without the sets that the newest cell hits; far down the lists are
 * short.
 */

/** The sets of a bank: the cells of set i in the first stack, the second and the third. */
export interface SetWords {
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly third: Int32Array;
}

export class OpenSets {
  count = 0;
  /** The places of the open sets in the bank, ascending. */
  readonly places: Int32Array;
  readonly sets: SetWords;
  /** The allowed cells that all sets hold, after `intersectWithout`. */
  commonFirst = 0;
  commonSecond = 0;

  constructor(sets: SetWords) {
    this.sets = sets;
    this.places = new Int32Array(sets.first.length);
  }

  /** Becomes the list of another depth without the sets that a cell, in one of the two words, hits. */
  copyWithout(above: OpenSets, cellFirst: number, cellSecond: number): void {
    const { places } = this;
    const { first, second } = this.sets;
    const end = above.count;
    let count = 0;
    for (let at = 0; at < end; at++) {
      const set = above.places[at]!;
      places[count] = set;
      count += isEmpty((first[set]! & cellFirst) | (second[set]! & cellSecond));
    }
    this.count = count;
  }

  /**
   * Finds the allowed cells that hit all sets which a chosen cell does not hit; whether there are such sets.
   */
  intersectWithout(
    cellFirst: number,
    cellSecond: number,
    allowedFirst: number,
    allowedSecond: number,
  ): boolean {
    const { places, count } = this;
    const { first, second } = this.sets;
    let commonFirst = allowedFirst;
    let commonSecond = allowedSecond;
    let isOpen = false;
    for (let at = 0; at < count; at++) {
      const set = places[at]!;
      const inFirst = first[set]!;
      const inSecond = second[set]!;
      if (((inFirst & cellFirst) | (inSecond & cellSecond)) !== 0) continue;
      isOpen = true;
      commonFirst &= inFirst;
      commonSecond &= inSecond;
      if ((commonFirst | commonSecond) === 0) break;
    }
    this.commonFirst = commonFirst;
    this.commonSecond = commonSecond;
    return isOpen;
  }

  /** True if two allowed cells can hit all sets that a chosen cell does not hit. */
  canHitWithTwo(cellFirst: number, cellSecond: number, allowedFirst: number, allowedSecond: number): boolean {
    const { places, count } = this;
    const { first, second } = this.sets;
    let at = 0;
    while (at < count && ((first[places[at]!]! & cellFirst) | (second[places[at]!]! & cellSecond)) !== 0)
      at++;
    if (at === count) return true;
    for (let rest = first[places[at]!]! & allowedFirst; rest !== 0; rest &= rest - 1) {
      const two = cellFirst | (rest & -rest);
      if (!this.intersectWithout(two, cellSecond, allowedFirst, allowedSecond)) return true;
      if ((this.commonFirst | this.commonSecond) !== 0) return true;
    }
    for (let rest = second[places[at]!]! & allowedSecond; rest !== 0; rest &= rest - 1) {
      const two = cellSecond | (rest & -rest);
      if (!this.intersectWithout(cellFirst, two, allowedFirst, allowedSecond)) return true;
      if ((this.commonFirst | this.commonSecond) !== 0) return true;
    }
    return false;
  }

  /** The number of the sets hold a bit of the words of one stack. */
  countHolding(words: Int32Array, bit: number): number {
    const { places, count } = this;
    let holding = 0;
    for (let at = 0; at < count; at++) holding += (words[places[at]!]! >>> bit) & 1;
    return holding;
  }

  /** Adds the set at a place of the bank, which may be in the list already. */
  add(place: number): void {
    let at = this.count;
    while (at > 0 && this.places[at - 1]! > place) at--;
    if (at > 0 && this.places[at - 1] === place) return;
    this.places.copyWithin(at + 1, at, this.count);
    this.places[at] = place;
    this.count++;
  }
}

/**
 * 1 for a word without bits and 0 for others, computed without a branch, which the processor could not
 * foresee.
 */
export function isEmpty(word: number): number {
  return ((word | -word) >>> 31) ^ 1;
}
