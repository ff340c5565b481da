/** Source of the steps of more than one reason on a path: a search of its own, or an existing explanation. */
import type { Knowledge } from '../knowledge/index.js';
import { JointSearch, USUAL_JOINT_BUDGET } from '../search/index.js';

/** Number of reasons of a step, and the marks that they decide together. */
export interface JointStep {
  /** Number of reasons. */
  readonly reasons: number;
  /** Marks that become known; at least one. */
  readonly marks: readonly number[];
}

/** Limits on the next step. */
export interface JointLimits {
  /** Questions to the engine after which the search ends. */
  readonly queries: number;
  /** The most reasons of a step that is of interest. */
  readonly largest: number;
}

export interface JointSteps {
  /**
   * A step that can be made where no reason decides anything by itself; `limit`: none is found before the
   * questions reach their number; `above`: no step of interest can be made.
   */
  next(knowledge: Knowledge, limits: JointLimits): JointStep | 'limit' | 'above';
}

/** Steps found by a search, within the limits that explanations have for each. */
export class SearchedSteps implements JointSteps {
  #search: JointSearch | undefined;

  next(knowledge: Knowledge, { queries, largest }: JointLimits): JointStep | 'limit' | 'above' {
    if (knowledge.queries >= queries) return 'limit';
    this.#search ??= new JointSearch(knowledge);
    const proving = Math.min(USUAL_JOINT_BUDGET.proving, queries - knowledge.queries);
    const [found] = this.#search.next({ ...USUAL_JOINT_BUDGET, proving }, largest);
    return found === undefined ? 'above' : { reasons: found.reasons.length, marks: found.marks };
  }
}

/** Steps that are known already, in the order in which they are made. */
export class KnownSteps implements JointSteps {
  #steps: readonly JointStep[];

  constructor(steps: readonly JointStep[]) {
    this.#steps = steps;
  }

  next(knowledge: Knowledge, { queries }: JointLimits): JointStep | 'limit' {
    if (knowledge.queries >= queries) return 'limit';
    const unknown = ({ marks }: JointStep): readonly number[] =>
      marks.filter((mark) => !knowledge.isKnown(mark));
    this.#steps = this.#steps.filter((step) => unknown(step).length > 0);
    const [first] = this.#steps;
    return first === undefined ? 'limit' : { reasons: first.reasons, marks: unknown(first) };
  }
}

/** A step of an explanation, and the marks unknown before it. */
interface PlacedStep extends JointStep {
  readonly open: ReadonlySet<number>;
}

/**
 * The steps of an explanation wherever it was in the same state; elsewhere a search, as a rating makes it:
 * where several steps of a round are equally good, the explanation makes all of them, and a rating the first.
 */
class ExplainedSteps implements JointSteps {
  readonly #steps: readonly PlacedStep[];
  readonly #search = new SearchedSteps();

  constructor(steps: readonly PlacedStep[]) {
    this.#steps = steps;
  }

  next(knowledge: Knowledge, limits: JointLimits): JointStep | 'limit' | 'above' {
    if (knowledge.queries >= limits.queries) return 'limit';
    const unknown = knowledge.marksThatAre(false);
    const same = this.#steps.find(({ open }) => {
      return open.size === unknown.length && unknown.every((mark) => open.has(mark));
    });
    return same ?? this.#search.next(knowledge, limits);
  }
}

/** Reasons of the puzzle that an explanation found in a round, and the marks that they decide. */
interface FoundInRound {
  readonly reasons: readonly number[];
  readonly marks: readonly number[];
  readonly round: number;
}

/** The first steps of more than one reason in each round of a whole explanation. */
export function stepsOf(findings: readonly FoundInRound[]): JointSteps {
  const found: PlacedStep[] = [];
  const open = new Set<number>();
  for (let index = findings.length - 1; index >= 0; index--) {
    const { reasons, marks, round } = findings[index]!;
    for (const mark of marks) open.add(mark);
    if (reasons.length < 2 || findings[index - 1]?.round === round) continue;
    found.push({ reasons: reasons.length, marks, open: new Set(open) });
  }
  return new ExplainedSteps(found);
}
