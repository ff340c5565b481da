/**
 * The backbone: the variables that have one value in all solutions. Idea as in backbone search for SAT by
 * iterated model intersection (Janota, Lynce, Marques-Silva: Algorithms for computing backbones of propositional
 * formulae, 2015): start from one solution, ask for another that differs from it on at least one candidate, drop
 * the candidates that differ, until no solution differs: then what is left is forced.
 */
import type { Budget, LimitName } from '../core/budget.js';
import type { Session, Work } from '../engine/engine.js';
import { addWork, remainingBudget } from '../engine/work.js';
import type { VariableIndex } from '../model/model.js';
import { excludeSolution } from './exclusion.js';

/** A variable and the value that it has in every solution. */
interface Forced {
  readonly variable: VariableIndex;
  readonly value: number;
}

/**
 * Variables that are forced; variables that are seen to be free; `unknown`: those a limit left undecided.
 * `none`: there is no solution, so nothing can be said of any variable.
 */
export type Backbone =
  | {
      readonly status: 'complete';
      readonly forced: readonly Forced[];
      readonly free: readonly VariableIndex[];
      readonly work: Work;
    }
  | {
      readonly status: 'limit';
      readonly limit: LimitName;
      readonly unknown: readonly VariableIndex[];
      readonly free: readonly VariableIndex[];
      readonly work: Work;
    }
  | { readonly status: 'none'; readonly work: Work };

/**
 * Finds the backbone of the session's model over the projection (binary variables). The budget is for all solves
 * together. The rows that were added exclude solutions; the session must not be asked anything else afterwards.
 */
export function findBackbone(
  session: Session,
  projection: readonly VariableIndex[],
  { budget = {} }: { readonly budget?: Budget } = {},
): Backbone {
  const first = session.solve({ budget });
  let work = first.work;
  if (first.status === 'infeasible') return { status: 'none', work };
  if (first.status === 'limit')
    return { status: 'limit', limit: first.limit, unknown: projection, free: [], work };
  let candidates = projection;
  const free: VariableIndex[] = [];
  for (let round = 1; ; round++) {
    session.addRows([excludeSolution(`flip_${round}`, candidates, first.values)]);
    const outcome = session.solve({ budget: remainingBudget(budget, work) });
    work = addWork(work, outcome.work);
    if (outcome.status === 'infeasible') {
      const forced = candidates.map((variable) => ({ variable, value: first.values[variable]! }));
      return { status: 'complete', forced, free, work };
    }
    if (outcome.status === 'limit')
      return { status: 'limit', limit: outcome.limit, unknown: candidates, free, work };
    const { values } = outcome;
    free.push(...candidates.filter((variable) => values[variable] !== first.values[variable]));
    candidates = candidates.filter((variable) => values[variable] === first.values[variable]);
  }
}
