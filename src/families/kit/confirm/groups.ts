/**
 * Counting in groups: facts that are true or not, and groups of which a known number is true. A group with as
 * many true facts as it may have makes its others false; one that needs all facts that are left makes them
 * true. Families state their rules as such groups in order to confirm what their own logic claims; this file
 * knows neither.
 */
import { groupsOfMembers } from '../../../core/index.js';

/** Of these facts at least `least` and at most `most` are true. */
export interface CountedGroup {
  readonly facts: readonly number[];
  readonly least: number;
  readonly most: number;
  /** Numbers between these that are not possible; absent: all are. */
  readonly not?: readonly number[];
}

/** The group of which exactly a number is true. */
export function exactly(number: number, facts: readonly number[]): CountedGroup {
  return { facts, least: number, most: number };
}

/** The states of a fact. */
const FACT = { open: 0, isFalse: 1, isTrue: 2 } as const;

export class CountedFacts {
  readonly #groups: readonly CountedGroup[];
  /** Groups by fact. */
  readonly #groupsOf: readonly (readonly number[])[];
  readonly #states: Uint8Array;
  /** By group: how many of its facts are true, and how many are open. */
  readonly #trueCount: Int32Array;
  readonly #openCount: Int32Array;
  /** Facts that became known and whose groups were not looked at since. */
  readonly #waiting: number[] = [];
  /** True if each group was looked at once. */
  #begun = false;
  #contradiction = false;

  /**
   * @param count facts are numbered from 0; a fact stands at most once in a group
   * @param groupsOf groups by fact, where they are known already
   */
  constructor(
    count: number,
    groups: readonly CountedGroup[],
    groupsOf: readonly (readonly number[])[] = groupsOfMembers(
      count,
      groups.map(({ facts }) => facts),
    ),
  ) {
    this.#groups = groups;
    this.#groupsOf = groupsOf;
    this.#states = new Uint8Array(count);
    this.#trueCount = new Int32Array(groups.length);
    this.#openCount = new Int32Array(groups.length);
    for (let group = 0; group < groups.length; group++) this.#openCount[group] = groups[group]!.facts.length;
  }

  /** The same knowledge, to go on with independently; the groups are shared. */
  copy(): CountedFacts {
    const copy = new CountedFacts(this.#states.length, this.#groups, this.#groupsOf);
    copy.#states.set(this.#states);
    copy.#trueCount.set(this.#trueCount);
    copy.#openCount.set(this.#openCount);
    copy.#waiting.push(...this.#waiting);
    copy.#begun = this.#begun;
    copy.#contradiction = this.#contradiction;
    return copy;
  }

  isFalse(fact: number): boolean {
    return this.#states[fact] === FACT.isFalse;
  }

  isTrue(fact: number): boolean {
    return this.#states[fact] === FACT.isTrue;
  }

  /** Makes a fact true or false; takes effect with the next {@link follow}. Returns whether that is new. */
  know(fact: number, isTrue: boolean): boolean {
    const state = isTrue ? FACT.isTrue : FACT.isFalse;
    if (this.#states[fact] === state) return false;
    if (this.#states[fact] !== FACT.open) this.#contradiction = true;
    else {
      this.#states[fact] = state;
      this.#waiting.push(fact);
    }
    return true;
  }

  /** Follows the groups until nothing new becomes known; false in a contradiction. */
  follow(): boolean {
    for (let group = 0; group < this.#groups.length && !this.#begun; group++) this.#look(group);
    this.#begun = true;
    for (let fact = this.#waiting.pop(); fact !== undefined; fact = this.#waiting.pop()) {
      if (this.#contradiction) return false;
      const became = this.#states[fact] === FACT.isTrue ? 1 : 0;
      for (const group of this.#groupsOf[fact]!) {
        this.#openCount[group]!--;
        this.#trueCount[group]! += became;
      }
      for (const group of this.#groupsOf[fact]!) this.#look(group);
    }
    return !this.#contradiction;
  }

  #look(group: number): void {
    const { facts, not = [], ...bounds } = this.#groups[group]!;
    const found = this.#trueCount[group]!;
    const open = this.#openCount[group]!;
    let least = Math.max(found, bounds.least);
    let most = Math.min(found + open, bounds.most);
    while (not.includes(least)) least++;
    while (not.includes(most)) most--;
    if (least > most) this.#contradiction = true;
    if (this.#contradiction || open === 0) return;
    if (found === most) this.#complete(facts, false);
    else if (found + open === least) this.#complete(facts, true);
  }

  #complete(facts: readonly number[], isTrue: boolean): void {
    for (const fact of facts) if (this.#states[fact] === FACT.open) this.know(fact, isTrue);
  }
}
