/** Where the steps of more than one reason on a path come from: a search of its own, or an explanation that is there already. */
import { USUAL_JOINT_BUDGET } from '../explainer.js';
import { JointSearch } from '../joint.js';
import type { Knowledge } from '../knowledge.js';
import type { Explanation } from '../step.js';

/** What some reasons decide together. */
export interface JointStep {
  /** How many reasons there are. */
  readonly reasons: number;
  /** Marks that become known; at least one. */
  readonly marks: readonly number[];
}

export interface JointSteps {
  /**
   * A step that can be made where no reason decides anything by itself; undefined when none is found before the questions asked of
   * the engine reach a number.
   */
  next(knowledge: Knowledge, queries: number): JointStep | undefined;
}

/**
 * Steps found by a search, within the limits that explanations have for each. It asks the engine only, also where explanations
 * have a faster search: words and ids of puzzles rest on the numbers that it gives.
 */
export class SearchedSteps implements JointSteps {
  #search: JointSearch | undefined;

  next(knowledge: Knowledge, queries: number): JointStep | undefined {
    this.#search ??= new JointSearch(knowledge, 'questions');
    const proving = Math.min(USUAL_JOINT_BUDGET.proving, queries - knowledge.queries);
    const [found] = this.#search.next({ ...USUAL_JOINT_BUDGET, proving });
    return found && { reasons: found.reasons.length, marks: found.marks };
  }
}

/** Steps that are known already, in the order in which they are made. */
export class KnownSteps implements JointSteps {
  #steps: readonly JointStep[];

  constructor(steps: readonly JointStep[]) {
    this.#steps = steps;
  }

  next(knowledge: Knowledge): JointStep | undefined {
    const unknown = ({ marks }: JointStep): readonly number[] =>
      marks.filter((mark) => !knowledge.isKnown(mark));
    this.#steps = this.#steps.filter((step) => unknown(step).length > 0);
    const [first] = this.#steps;
    return first && { reasons: first.reasons, marks: unknown(first) };
  }
}

/** The steps of an explanation. */
export function stepsOf(explanation: Pick<Explanation, 'steps'>): KnownSteps {
  return new KnownSteps(
    explanation.steps.map(({ rules, conclusions }) => ({
      reasons: rules,
      marks: conclusions.map(({ mark }) => mark),
    })),
  );
}
