/**
 * The fewest facts that are enough for a step, by implicit hitting sets as for reasons (smallest.ts): enough
 * facts have one in common with those that any counterexample breaks. Numbers of facts are tried from below,
 * so the first set that is enough is a smallest one.
 */
import type { Known } from '../../families/contract/index.js';
import { brokenList, type Entailment, isAny, type ListBits, MissedLists } from '../knowledge/index.js';
import type { Part } from '../model/index.js';
import type { Essence } from './complete.js';

/** Most questions to the engine for one step. */
const MOST_QUESTIONS = 400;
/** Visits of the search that count as one question. */
const VISITS_A_QUESTION = 50;

const NO_LISTS: ListBits = new Uint32Array(0);

/** A search for the fewest facts that suffice for a step. */
interface FactsTask {
  readonly entailment: Entailment;
  readonly parts: readonly Part[];
  /** All that may be used; the first of equally small sets in this order is preferred. */
  readonly known: readonly Known[];
  readonly conclusions: readonly Known[];
  /** Facts that are enough, none of which can be left out. */
  readonly enough: readonly Known[];
}

/** A place in the search. */
interface Place {
  /** Indices into the known facts. */
  readonly chosen: readonly number[];
  readonly isOpen: Uint8Array;
  /** Number of facts to be chosen. */
  readonly size: number;
}

/**
 * A step with the fewest facts that are enough for it, entries before notes among equally few; with its own
 * facts where the search would take too many questions. What counting shows needs no fewer.
 * @param known all that is known of the marks in the scope of its reasons
 */
export function withFewestFacts(
  entailment: Entailment,
  essence: Essence,
  known: readonly Known[],
  conclusions: readonly Known[],
): Essence {
  const { parts, facts: enough, count } = essence;
  if (count !== undefined || enough.length === 0) return essence;
  const rank = (one: Known): number => (entailment.board.isEntry(one) ? 0 : 1);
  const offered = entailment.relevant(known).toSorted((one, other) => rank(one) - rank(other));
  const task = { entailment, parts, known: offered, conclusions, enough };
  const indices = new FactSearch(task).find();
  if (indices === undefined) return essence;
  const chosen = new Set(indices.map((index) => offered[index]));
  return { ...essence, facts: known.filter((fact) => chosen.has(fact)) };
}

class FactSearch {
  readonly #task: FactsTask;
  /** By counterexample: the facts that it breaks. */
  readonly #lists: MissedLists;
  #work = 0;

  constructor(task: FactsTask) {
    this.#task = task;
    this.#lists = new MissedLists(task.known.length);
  }

  /**
   * Fewer facts that are enough, or as many, of which more may be entries; undefined when none were found.
   */
  find(): readonly number[] | undefined {
    const { entailment, enough, known } = this.#task;
    const hasNotes = enough.some((fact) => !entailment.board.isEntry(fact));
    const most = hasNotes ? enough.length : enough.length - 1;
    this.#collect();
    for (let size = 1; size <= most && !this.#isSpent; size++) {
      const isOpen = new Uint8Array(known.length).fill(1);
      const found = this.#extend({ chosen: [], isOpen, size });
      if (found !== undefined) return found;
    }
    return undefined;
  }

  get #isSpent(): boolean {
    return this.#work >= MOST_QUESTIONS;
  }

  /** Counterexamples to begin with: one without each of the facts that are enough. */
  #collect(): void {
    const { enough, known } = this.#task;
    const indices = enough.map((fact) => known.indexOf(fact));
    for (const left of indices) this.#oppose(indices.filter((index) => index !== left));
  }

  /** Enough facts that contain the chosen ones and of the others only open ones. */
  #extend({ chosen, isOpen, size }: Place): readonly number[] | undefined {
    for (const next of this.#candidates(chosen, isOpen, size)) {
      if (this.#isSpent) return undefined;
      if (next === 'enough') return chosen;
      const found = this.#extend({ chosen: [...chosen, next], isOpen: isOpen.slice(), size });
      if (found !== undefined) return found;
      isOpen[next] = 0;
    }
    return undefined;
  }

  /**
   * The facts of which a set must contain one more; `enough` where the chosen ones are; none when there is
   * nothing to search.
   */
  #candidates(chosen: readonly number[], isOpen: Uint8Array, size: number): readonly (number | 'enough')[] {
    const left = size - chosen.length;
    for (;;) {
      this.#work += 1 / VISITS_A_QUESTION;
      const missed = this.#lists.extended(NO_LISTS, 0, chosen);
      if (isAny(missed)) {
        if (left === 0) return [];
        if (left === 1) return this.#lists.common(missed, isOpen);
        return this.#lists.needMoreThan(left, missed, isOpen) ? [] : this.#lists.narrowest(missed, isOpen);
      }
      if (this.#isSpent) return [];
      if (!this.#oppose(chosen)) return ['enough'];
    }
  }

  /** Takes in a counterexample to some facts, which breaks few others; false when there is none. */
  #oppose(indices: readonly number[]): boolean {
    const { entailment, parts, known, conclusions } = this.#task;
    this.#work++;
    const first = entailment.brokenFacts(
      parts,
      indices.map((index) => known[index]!),
      known,
      conclusions,
    );
    if (first === undefined) return false;
    let best = first;
    for (const fact of first) {
      if (!best.includes(fact)) continue;
      this.#work++;
      const without = new Set(best);
      const kept = known.filter((one) => !without.has(one));
      const fewer = entailment.brokenFacts(parts, [...kept, fact], known, conclusions);
      if (fewer !== undefined) best = fewer;
    }
    this.#lists.add(
      brokenList(
        best.map((fact) => known.indexOf(fact)),
        known.length,
      ),
    );
    return true;
  }
}
