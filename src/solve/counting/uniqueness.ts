/** Uniqueness by two questions: one finds a solution, the other searches for a different one. */
import type { Budget } from '../../core/index.js';
import type { Outcome, Session } from '../engine.js';
import type { Values, VariableIndex } from '../model/model.js';
import { addWork, remainingBudget } from '../work.js';
import { excludeSolution } from './exclusion.js';
import { type Starts, solveFirst } from './first-solution.js';
import { solveSecond } from './second-solution.js';
import type { Verdict } from './verdict.js';

/** Options of the question. */
export interface UniquenessRequest extends Starts {
  readonly budget?: Budget;
  /**
   * Variables of the projection of which one at least differs in any other solution; default: all of them.
   */
  readonly distinguish?: ((solution: Values) => readonly VariableIndex[]) | undefined;
}

/**
 * Decides whether the session's model has one solution over the projection (binary variables), with evidence.
 * Any feasible assignment counts: restrict a model with an objective to its optimum first. The budget is for
 * both questions together; a solution found when it runs out is still evidence, one that another run of the
 * engine disputes is not. Where there are assignments to start from, the search for a second solution begins
 * near the first one. The row that excludes the first solution stays in the session.
 */
export function proveUniqueness(
  session: Session,
  projection: readonly VariableIndex[],
  { budget = {}, distinguish = () => projection, ...starts }: UniquenessRequest = {},
): Verdict<Values> {
  const first = solveFirst(session, projection, budget, starts);
  if (first.status === 'infeasible') {
    return { verdict: 'none', certified: first.certified === true, work: first.work };
  }
  if (first.status === 'limit') {
    return { verdict: 'undecided', certified: false, limit: first.limit, work: first.work };
  }
  const solution = first.values;
  if (isDisputed(first)) {
    return { verdict: 'undecided', certified: false, limit: first.limit, solution, work: first.work };
  }
  session.addRows([excludeSolution('exclude_first', distinguish(solution), solution)]);
  const left = remainingBudget(budget, first.work);
  const second =
    starts.starts === undefined
      ? session.solve({ budget: left })
      : solveSecond(session, projection, solution, left);
  const work = addWork(first.work, second.work);
  if (second.status === 'infeasible') {
    return { verdict: 'unique', solution, certified: second.certified === true, work };
  }
  if (second.status === 'limit' || isDisputed(second)) {
    return { verdict: 'undecided', certified: false, limit: second.limit, solution, work };
  }
  return { verdict: 'multiple', solution, second: second.values, certified: true, work };
}

/**
 * A solution that satisfies every row while another run of the engine says that there is none: no verdict
 * depends on that.
 */
function isDisputed(outcome: Outcome): outcome is Extract<Outcome, { readonly status: 'feasible' }> {
  return outcome.status === 'feasible' && outcome.limit === 'engine-disagreement';
}
