/** Counting solutions over a projection: solve, exclude, repeat. */
import type { Budget } from '../../core/index.js';
import type { Session, Work } from '../engine.js';
import type { Values, VariableIndex } from '../model/model.js';
import { addWork, remainingBudget } from '../work.js';
import { excludeSolution } from './exclusion.js';
import { type Starts, solveFirst } from './first-solution.js';
import type { Count } from './verdict.js';

/** The limits of a count. */
export interface CountRequest extends Starts {
  /** Most solutions to find; 0 means all. */
  readonly limit: number;
  /** For all solves together. */
  readonly budget?: Budget;
  /** Receives each solution as it is found. */
  readonly onSolution?: (values: Values) => void;
}

/**
 * Counts the solutions that differ on the projection (binary variables). `complete` is true only when it is
 * proved that there are no more; at the limit of solutions no further solve is spent on that, so a count that
 * stops there is incomplete with the limit `solutions`, even when there happens to be no other solution. A
 * solution that was found when the budget ran out is counted. Rows that exclude the found solutions stay in
 * the session.
 */
export function countSolutions(
  session: Session,
  projection: readonly VariableIndex[],
  { limit, budget = {}, onSolution, ...starts }: CountRequest,
): Count {
  let work: Work = {};
  for (let count = 0; ; ) {
    if (limit > 0 && count >= limit)
      return { count, complete: false, limit: 'solutions', certified: false, work };
    const left = remainingBudget(budget, work);
    const outcome =
      count === 0 ? solveFirst(session, projection, left, starts) : session.solve({ budget: left });
    work = addWork(work, outcome.work);
    if (outcome.status === 'infeasible') {
      return { count, complete: true, certified: outcome.certified === true, work };
    }
    if (outcome.status === 'limit') {
      return { count, complete: false, limit: outcome.limit, certified: false, work };
    }
    count++;
    onSolution?.(outcome.values);
    session.addRows([excludeSolution(`exclude_${count}`, projection, outcome.values)]);
    if (outcome.status === 'feasible') {
      return { count, complete: false, limit: outcome.limit, certified: false, work };
    }
  }
}
