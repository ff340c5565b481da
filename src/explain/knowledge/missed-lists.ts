/**
 * The lists of reasons (or of facts) that counterexamples break, as bits: by reason the lists that contain
 * it. Which of them a growing set of reasons misses, how many further reasons these need at least and which
 * list to branch on is then asked of 32 lists at once.
 */
import type { BrokenList } from './broken-lists.js';

const WORD = 32;
const FIRST_WORDS = 4;

/** Lists by their positions, a bit each; it may be shorter than the lists that there are by now. */
export type ListBits = Uint32Array;

export class MissedLists {
  readonly #reasons: number;
  readonly #lists: BrokenList[] = [];
  #words = FIRST_WORDS;
  /** Reason by reason: the lists that contain it. */
  #containing: Uint32Array;

  /** @param reasons their number */
  constructor(reasons: number) {
    this.#reasons = reasons;
    this.#containing = new Uint32Array(reasons * FIRST_WORDS);
  }

  /** Number of lists. */
  get count(): number {
    return this.#lists.length;
  }

  /** Takes in a further list. */
  add(list: BrokenList): void {
    if (this.#lists.length === this.#words * WORD) this.#grow();
    this.#lists.push(list);
    this.#mark(this.#lists.length - 1);
  }

  /**
   * With the lists from a position on that contain none of some reasons.
   * @param missed lists before that position
   */
  extended(missed: ListBits, from: number, chosen: readonly number[]): ListBits {
    if (from === this.#lists.length) return missed;
    const all = new Uint32Array(this.#words);
    all.set(missed);
    for (let index = from; index < this.#lists.length; index++) {
      const { isBroken } = this.#lists[index]!;
      if (chosen.every((reason) => isBroken[reason] === 0)) all[index >>> 5]! |= 1 << (index % WORD);
    }
    return all;
  }

  /** Those of some lists that do not contain a reason. */
  without(missed: ListBits, reason: number): ListBits {
    const left = missed.slice();
    this.#remove(left, reason);
    return left;
  }

  /** True if any of some lists does not contain a reason. */
  isAnyWithout(missed: ListBits, reason: number): boolean {
    const start = reason * this.#words;
    for (let word = 0; word < missed.length; word++) {
      if ((missed[word]! & ~this.#containing[start + word]!) !== 0) return true;
    }
    return false;
  }

  /**
   * True if more than `most` open reasons are needed, because more of the lists than that have none in
   * common.
   */
  needMoreThan(most: number, missed: ListBits, isOpen: Uint8Array): boolean {
    const rest = missed.slice();
    let count = 0;
    for (let word = 0; word < rest.length; word++) {
      while (rest[word] !== 0) {
        if (++count > most) return true;
        const list = word * WORD + lowestBit(rest[word]!);
        rest[word]! &= rest[word]! - 1;
        for (const reason of this.#lists[list]!.broken) if (isOpen[reason] === 1) this.#remove(rest, reason);
      }
    }
    return false;
  }

  /** The open reasons of the list with the fewest, to branch on; of several the first. */
  narrowest(missed: ListBits, isOpen: Uint8Array): readonly number[] {
    let best: BrokenList | undefined;
    let fewest = Infinity;
    for (let word = 0; word < missed.length; word++) {
      for (let bits = missed[word]!; bits !== 0; bits &= bits - 1) {
        const list = this.#lists[word * WORD + lowestBit(bits)]!;
        const open = openIn(list, isOpen, fewest);
        if (open >= fewest) continue;
        best = list;
        fewest = open;
      }
    }
    return best!.broken.filter((reason) => isOpen[reason] === 1);
  }

  /** The open reasons that are in all of some lists. */
  common(missed: ListBits, isOpen: Uint8Array): readonly number[] {
    const word = missed.findIndex((bits) => bits !== 0);
    const first = this.#lists[word * WORD + lowestBit(missed[word]!)]!;
    return first.broken.filter((reason) => isOpen[reason] === 1 && !this.isAnyWithout(missed, reason));
  }

  #remove(lists: ListBits, reason: number): void {
    const start = reason * this.#words;
    for (let word = 0; word < lists.length; word++) lists[word]! &= ~this.#containing[start + word]!;
  }

  #mark(index: number): void {
    for (const reason of this.#lists[index]!.broken) {
      this.#containing[reason * this.#words + (index >>> 5)]! |= 1 << (index % WORD);
    }
  }

  #grow(): void {
    this.#words *= 2;
    this.#containing = new Uint32Array(this.#reasons * this.#words);
    for (const index of this.#lists.keys()) this.#mark(index);
  }
}

/** Number of open reasons of a list; if these are at least `most`, any number from `most` on. */
function openIn({ broken }: BrokenList, isOpen: Uint8Array, most: number): number {
  let open = 0;
  for (const reason of broken) {
    open += isOpen[reason]!;
    if (open >= most) break;
  }
  return open;
}

/** True if there is any list. */
export function isAny(lists: ListBits): boolean {
  for (const bits of lists) if (bits !== 0) return true;
  return false;
}

function lowestBit(bits: number): number {
  return WORD - 1 - Math.clz32(bits & -bits);
}
