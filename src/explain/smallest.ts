/**
 * The smallest sets of reasons that decide a mark, over all undecided marks at once, by implicit hitting sets (Ignatiev,
 * Previti, Liffiton and Marques-Silva 2015, "Smallest MUS extraction with minimal hitting set dualization"; for steps of
 * explanations Gamba, Bogaerts and Guns 2021): a set that decides a mark has a reason in common with the reasons that any
 * counterexample breaks. Sets of one more reason are looked for at a time, so the first that is found is smallest.
 */
import type { Values } from '../model/model.js';
import type { Counterexample, Evidence } from './evidence.js';
import type { Knowledge } from './knowledge.js';

const MENDING_CONFLICTS = 20;

/** A set of reasons, in order, and a mark that it decides. */
export interface Deciding {
  readonly reasons: readonly number[];
  readonly mark: number;
}

/** What a search for sets of one size came to. */
export interface SizeAnswer {
  readonly found: readonly Deciding[];
  /** Whether no set of this size was left out. */
  readonly complete: boolean;
}

/** Limits in questions: until a set is found, and for further ones after that. */
export interface SizeBudget {
  readonly proving: number;
  readonly choosing: number;
}

/** Visits of the search that count as one question. */
const VISITS_A_QUERY = 10;

export class SmallestSets {
  readonly #knowledge: Knowledge;
  readonly #evidence: Evidence;

  constructor(knowledge: Knowledge, evidence: Evidence) {
    this.#knowledge = knowledge;
    this.#evidence = evidence;
  }

  /** The sets of a size that decide an undecided mark, when there are none of a smaller size. */
  ofSize(size: number, budget: SizeBudget): SizeAnswer {
    const search = new SizeSearch(this.#knowledge, this.#evidence, size, budget);
    for (const mark of this.#knowledge.marksThatAre(false)) {
      search.explore(mark);
      if (search.isSpent) break;
    }
    return { found: search.found, complete: !search.isSpent };
  }
}

class SizeSearch {
  readonly found: Deciding[] = [];
  isSpent = false;
  readonly #knowledge: Knowledge;
  readonly #evidence: Evidence;
  readonly #size: number;
  readonly #choosing: number;
  /** The work, in questions, at which the search ends. */
  #end: number;
  #visits = 0;
  /** By reason: 1 while it is left out of the sets that are searched. */
  readonly #excluded: Uint8Array;

  constructor(knowledge: Knowledge, evidence: Evidence, size: number, { proving, choosing }: SizeBudget) {
    this.#knowledge = knowledge;
    this.#evidence = evidence;
    this.#size = size;
    this.#choosing = choosing;
    this.#end = knowledge.queries + proving;
    this.#excluded = new Uint8Array(knowledge.board.reasons.length);
  }

  get #work(): number {
    return this.#knowledge.queries + this.#visits / VISITS_A_QUERY;
  }

  explore(mark: number): void {
    this.#extend(mark, []);
  }

  /** Searches the sets that contain the chosen reasons and none of the excluded. */
  #extend(mark: number, chosen: readonly number[]): void {
    const candidates = this.#candidates(mark, chosen);
    if (candidates === undefined) return;
    const tried: number[] = [];
    for (const reason of candidates) {
      if (this.isSpent) break;
      this.#extend(mark, [...chosen, reason]);
      this.#excluded[reason] = 1;
      tried.push(reason);
    }
    for (const reason of tried) this.#excluded[reason] = 0;
  }

  /** The reasons of which a set must contain one more; undefined when there is nothing left to search here. */
  #candidates(mark: number, chosen: readonly number[]): readonly number[] | undefined {
    for (;;) {
      this.#visits++;
      if (this.#work >= this.#end) {
        this.isSpent = true;
        return undefined;
      }
      const left = this.#size - chosen.length;
      const missed = this.#evidence
        .against(mark)
        .filter(({ isBroken }) => chosen.every((reason) => isBroken[reason] === 0));
      if (missed.length > 0) return left === 0 ? undefined : this.#narrow(missed, left);
      if (!this.#ask(mark, chosen)) return undefined;
    }
  }

  /** Asks for a counterexample to the chosen reasons; false when there is none and they decide the mark. */
  #ask(mark: number, chosen: readonly number[]): boolean {
    const reply = this.#knowledge.oppose(mark, chosen);
    if (reply.status === 'contradiction') {
      if (this.found.length === 0) this.#end = this.#work + this.#choosing;
      this.found.push({ mark, reasons: [...reply.reasons].sort((one, other) => one - other) });
      return false;
    }
    this.#evidence.add(this.#mend(mark, chosen, reply.values));
    return true;
  }

  /**
   * A counterexample that breaks fewer reasons: each broken one is required besides all that are kept, as long as that
   * is answered quickly. The fewer are broken, the fewer sets are left to search.
   */
  #mend(mark: number, chosen: readonly number[], values: Values): Values {
    const { broken } = this.#knowledge.difference(values);
    const taken = new Set([...chosen, ...broken]);
    const others = this.#knowledge.board.reasons.filter(({ index }) => !taken.has(index));
    const kept = new Set([...chosen, ...others.map(({ index }) => index)]);
    let best = values;
    for (const reason of broken) {
      if (kept.has(reason)) continue;
      const mended = this.#knowledge.opposeQuickly(mark, [...kept, reason], MENDING_CONFLICTS);
      if (mended === undefined) continue;
      best = mended;
      kept.add(reason);
      const left = new Set(this.#knowledge.difference(best).broken);
      for (const other of broken) if (!left.has(other)) kept.add(other);
    }
    return best;
  }

  /** The reasons to branch on: those of the counterexample with the fewest, or those common to all when one is left to choose. */
  #narrow(missed: readonly Counterexample[], left: number): readonly number[] | undefined {
    if (this.#disjoint(missed) > left) return undefined;
    const open = missed.map(({ broken }) => broken.filter((reason) => this.#excluded[reason] === 0));
    let narrowest = open[0]!;
    for (const reasons of open) if (reasons.length < narrowest.length) narrowest = reasons;
    if (left > 1) return narrowest;
    return narrowest.filter((reason) => missed.every(({ isBroken }) => isBroken[reason] === 1));
  }

  /** How many counterexamples have no open reason in common: at least this number of reasons is needed. */
  #disjoint(missed: readonly Counterexample[]): number {
    const taken = new Set<number>();
    let count = 0;
    for (const { broken } of missed) {
      const open = broken.filter((reason) => this.#excluded[reason] === 0);
      if (open.some((reason) => taken.has(reason))) continue;
      for (const reason of open) taken.add(reason);
      count++;
    }
    return count;
  }
}
