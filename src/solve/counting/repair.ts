/**
 * A solution near an assignment that misses one: all its values are assumed, the engine names some of them
 * that cannot hold together, these are given up for good, and so on until what is left can be completed. Most
 * of the assignment stays assumed while the engine looks at one place after another, so each of its searches
 * is short.
 *
 * Source: disjoint cores of assumptions, as in the lower bounds of Z. Fu and S. Malik, "On Solving the
 * Partial MAX-SAT Problem", SAT 2006; here nothing is minimised, and a core is given up whole.
 */
import type { Budget } from '../../core/index.js';
import type { Assumption, Outcome, Session, Work } from '../engine.js';
import type { Values, VariableIndex } from '../model/model.js';
import { addWork, remainingBudget } from '../work.js';

/**
 * An assignment, one value per variable of the model, and the variables whose values are assumed at first.
 */
export interface NearSolution {
  readonly values: Values;
  readonly assumed: readonly VariableIndex[];
}

/** Solves the session's model, starting from an assignment. The budget is for all solves together. */
export function repair(session: Session, { values, assumed }: NearSolution, budget: Budget): Outcome {
  let kept: readonly Assumption[] = assumed.map((variable) => ({ variable, value: values[variable]! }));
  let work: Work = {};
  for (;;) {
    const outcome = session.solve({
      assumptions: kept,
      start: values,
      budget: remainingBudget(budget, work),
    });
    work = addWork(work, outcome.work);
    if (outcome.status !== 'infeasible' || kept.length === 0) return { ...outcome, work };
    // An engine that names no assumptions solves without any.
    const contradictory = new Set((outcome.core ?? kept).map(({ variable }) => variable));
    if (contradictory.size === 0) return { ...outcome, work };
    kept = kept.filter(({ variable }) => !contradictory.has(variable));
  }
}
