/**
 * The solutions of a model with an objective are the optimal assignments only. To count these, the optimum is
 * found first and then added as a row.
 */
import { type Budget, type LimitName, PuzzlewrightError } from '../../core/index.js';
import type { Session, Work } from '../engine.js';
import { hasIntegralObjective } from '../model/evaluate.js';
import type { Row, Values } from '../model/model.js';
import { type BestKnown, bestKnownOf } from './best-known.js';

/**
 * True if the solutions of the session are now exactly the optimal assignments; `values` is one of them, if
 * found. `certified`: the proof that nothing is better (or that there is no solution) was checked, or none
 * was needed.
 */
export type Restriction =
  | {
      readonly status: 'restricted';
      readonly optimum: number;
      readonly values?: Values;
      readonly certified: boolean;
      readonly work: Work;
    }
  | { readonly status: 'infeasible'; readonly certified: boolean; readonly work: Work }
  | {
      readonly status: 'limit';
      readonly limit: LimitName;
      readonly bestKnown: BestKnown;
      readonly work: Work;
    };

/** The name of the row that restricts a session to its optimum. */
export const OPTIMUM_ROW = 'objective_at_optimum';

/**
 * Finds the optimum of the session's model and adds the row `objective = optimum`, which is exact because
 * only integral objectives are taken. A session whose model has no objective is restricted already, with
 * optimum 0.
 * @throws PuzzlewrightError `objective-not-integral` when objective values cannot be compared exactly
 */
export function restrictToOptimum(
  session: Session,
  { budget = {} }: { readonly budget?: Budget } = {},
): Restriction {
  const { model } = session;
  const { objective } = model;
  if (objective === undefined) return { status: 'restricted', optimum: 0, certified: true, work: {} };
  if (!hasIntegralObjective(model)) {
    throw new PuzzlewrightError(
      'objective-not-integral',
      `The optimal solutions of model ${model.name} cannot be counted: its objective has fractional coefficients ` +
        'or continuous variables; expected whole coefficients on integer or binary variables.',
    );
  }
  const outcome = session.solve({ budget });
  const { work } = outcome;
  const certified = 'certified' in outcome && outcome.certified === true;
  if (outcome.status === 'infeasible') return { status: 'infeasible', certified, work };
  if (outcome.status !== 'optimal') {
    const incumbent = outcome.status === 'feasible' ? outcome.objective : undefined;
    const bestKnown = bestKnownOf(objective, incumbent, outcome.bound);
    return { status: 'limit', limit: outcome.limit, bestKnown, work };
  }
  const { variables, coefficients, offset } = objective;
  const bound = Math.round(outcome.objective - offset);
  const optimal: Row = { name: OPTIMUM_ROW, variables, coefficients, lower: bound, upper: bound };
  session.addRows([optimal]);
  return { status: 'restricted', optimum: outcome.objective, values: outcome.values, certified, work };
}
