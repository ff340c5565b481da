/**
 * The smallest sets of reasons that decide a mark, over all undecided marks at once, by implicit hitting sets
 * (Ignatiev, Previti, Liffiton and Marques-Silva 2015, "Smallest MUS extraction with minimal hitting set
 * dualization"; for steps of explanations Gamba, Bogaerts and Guns 2021): a set that decides a mark has a
 * reason in common with the reasons that any counterexample breaks, and its reasons are near each other
 * (nearness.ts). Sets of one more reason are looked for at a time, so the first that is found is smallest.
 */

import {
  type BrokenList,
  type Evidence,
  isAny,
  type Knowledge,
  type ListBits,
  MissedLists,
  type Nearness,
} from '../knowledge/index.js';
import type { Difference } from '../model/index.js';

const MENDING_CONFLICTS = 20;

/** A set of reasons, in order, and a mark that it decides. */
export interface Deciding {
  readonly reasons: readonly number[];
  readonly mark: number;
}

/** The size of the sets searched, and limits in questions. */
export interface SizeRequest {
  readonly size: number;
  /** Until a set is found. */
  readonly proving: number;
  /** For further sets after that. */
  readonly choosing: number;
}

/** Visits of the search that count as one question. */
const VISITS_A_QUERY = 10;

const NONE: ListBits = new Uint32Array(0);

/** A place in the search. */
interface Place {
  readonly mark: number;
  readonly chosen: readonly number[];
  /** The reasons that might be chosen too when the search came here. */
  readonly open: readonly number[];
  /** By reason: 1 when it may be chosen too; the last one of a set has to be near the others besides. */
  readonly isOpen: Uint8Array;
  /** All lists of reasons that a set must have one of, as they are known by now. */
  readonly lists: MissedLists;
  /** Those of which none is chosen. */
  missed: ListBits;
  /** Number of the lists that were examined. */
  seen: number;
}

/** Finds the sets of a size that decide a mark, when there are none of a smaller size. */
export class SizeSearch {
  /** The deciding sets found. */
  readonly found: Deciding[] = [];
  /** True if the work reached its limit, so that sets of the mark explored last may be missing. */
  isSpent = false;
  readonly #knowledge: Knowledge;
  readonly #evidence: Evidence;
  readonly #nearness: Nearness;
  readonly #request: SizeRequest;
  /** The work, in questions, at which the search ends. */
  #end: number;
  #visits = 0;

  constructor(knowledge: Knowledge, evidence: Evidence, nearness: Nearness, request: SizeRequest) {
    this.#knowledge = knowledge;
    this.#evidence = evidence;
    this.#nearness = nearness;
    this.#request = request;
    this.#end = knowledge.queries + request.proving;
  }

  get #work(): number {
    return this.#knowledge.queries + this.#visits / VISITS_A_QUERY;
  }

  /**
   * Looks for the sets that decide a mark.
   * @param among only those that contain one of these reasons
   */
  explore(mark: number, among?: BrokenList): void {
    const { size } = this.#request;
    if (among?.broken.length === 0) {
      this.#visit();
      return;
    }
    const open: number[] = [];
    this.#nearness.from(mark).forEach((distance, reason) => {
      if (distance <= size) open.push(reason);
    });
    const lists = new MissedLists(this.#knowledge.board.reasons.length);
    if (among !== undefined) lists.add(among);
    for (const example of this.#evidence.against(mark)) lists.add(example);
    const missed = lists.extended(NONE, 0, []);
    this.#extend({ mark, chosen: [], open, isOpen: this.#isIn(open), lists, missed, seen: lists.count });
  }

  /** Searches the sets that contain the chosen reasons and of the others only open ones. */
  #extend(place: Place): void {
    const left = this.#request.size - place.chosen.length;
    for (const reason of this.#candidates(place)) {
      if (this.isSpent) break;
      update(place);
      const { lists, missed } = place;
      // A whole set that a counterexample does not break is no answer.
      if (left === 1 && lists.isAnyWithout(missed, reason)) this.#visit();
      else {
        // Of the few that may be the last one, each is held against the others when it comes to it.
        const open = left > 2 ? this.#openBeside(place, reason) : place.open;
        this.#extend({
          mark: place.mark,
          lists,
          chosen: [...place.chosen, reason],
          open,
          isOpen: left > 2 ? this.#isIn(open) : place.isOpen,
          missed: lists.without(missed, reason),
          seen: place.seen,
        });
      }
      // Further sets here are those without it; of the last ones none is met again.
      if (left > 1) place.isOpen[reason] = 0;
    }
  }

  /** Counts a visit; false when the work has reached its limit. */
  #visit(): boolean {
    this.#visits++;
    if (this.#work >= this.#end) this.isSpent = true;
    return !this.isSpent;
  }

  /** The open reasons that can be in a set of the size with a further chosen one. */
  #openBeside({ chosen, open, isOpen }: Place, reason: number): readonly number[] {
    const left = open.filter((one) => isOpen[one] === 1);
    return this.#nearness.besides(left, chosen, reason, this.#request.size - 1);
  }

  /** Those of some reasons that can be the last one of a set. */
  #near(chosen: readonly number[], last: readonly number[]): readonly number[] {
    const further = chosen.at(-1);
    if (further === undefined || last.length === 0) return last;
    return this.#nearness.besides(last, chosen.slice(0, -1), further, this.#request.size - 1);
  }

  /** By reason: 1 for some of them. */
  #isIn(reasons: readonly number[]): Uint8Array {
    const isIn = new Uint8Array(this.#knowledge.board.reasons.length);
    for (const reason of reasons) isIn[reason] = 1;
    return isIn;
  }

  /** The reasons of which a set must contain one more; none when there is nothing left to search here. */
  #candidates(place: Place): readonly number[] {
    const left = this.#request.size - place.chosen.length;
    for (;;) {
      if (!this.#visit()) return [];
      update(place);
      const { lists, missed, isOpen } = place;
      if (isAny(missed)) {
        if (left === 0) return [];
        if (left === 1) return this.#near(place.chosen, lists.common(missed, isOpen));
        return lists.needMoreThan(left, missed, isOpen) ? [] : lists.narrowest(missed, isOpen);
      }
      if (!this.#ask(place)) return [];
    }
  }

  /** Asks for a counterexample to the chosen reasons; false when there is none and they decide the mark. */
  #ask({ mark, chosen, lists }: Place): boolean {
    const reply = this.#knowledge.oppose(mark, chosen);
    if (reply.status === 'contradiction') {
      if (this.found.length === 0) this.#end = this.#work + this.#request.choosing;
      this.found.push({ mark, reasons: [...reply.reasons].sort((one, other) => one - other) });
      return false;
    }
    this.#evidence.add(mendedCounterexample(this.#knowledge, mark, chosen, reply.difference));
    lists.add(this.#evidence.against(mark).at(-1)!);
    return true;
  }
}

/** Takes in the lists that were found since the place was looked at. */
function update(place: Place): void {
  const { lists, chosen } = place;
  place.missed = lists.extended(place.missed, place.seen, chosen);
  place.seen = lists.count;
}

/**
 * A counterexample that breaks fewer reasons: each broken one is required besides all that are kept, as long
 * as that is answered quickly. The fewer are broken, the fewer sets are left to search.
 */
function mendedCounterexample(
  knowledge: Knowledge,
  mark: number,
  chosen: readonly number[],
  first: Difference,
): Difference {
  const { broken } = first;
  const isBroken = new Set(broken);
  const isKept = new Uint8Array(knowledge.board.reasons.length);
  const kept: number[] = [];
  const keep = (reason: number): void => {
    if (isKept[reason] === 0) kept.push(reason);
    isKept[reason] = 1;
  };
  for (const reason of chosen) keep(reason);
  for (const { index } of knowledge.board.reasons) if (!isBroken.has(index)) keep(index);
  let best = first;
  // Whether the last question was about those that are kept and one other.
  let isAsked = false;
  for (const reason of broken) {
    if (isKept[reason] === 1 || (isAsked && knowledge.isRefutedToo(reason))) continue;
    const found = knowledge.opposeQuickly(mark, [...kept, reason], MENDING_CONFLICTS);
    isAsked = found === undefined;
    if (found === undefined) continue;
    best = found;
    keep(reason);
    const left = new Set(found.broken);
    for (const other of broken) if (!left.has(other)) keep(other);
  }
  return best;
}
