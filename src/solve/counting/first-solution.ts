/**
 * The search for a first solution: a slice of the engine's own search, and then assignments that are likely
 * to be near a solution, one after another, each of which the engine repairs for one slice. What it has
 * learnt stays, so no slice is lost when there turns out to be no solution. Slices are counted in conflicts
 * and grow, so the answer is the same on every machine.
 */
import type { Budget } from '../../core/index.js';
import type { Outcome, Session, Work } from '../engine.js';
import type { Values, VariableIndex } from '../model/model.js';
import { addWork, remainingBudget } from '../work.js';
import { repair } from './repair.js';

/** Conflicts of the first slice, and how much longer each further one is. */
interface Slices {
  readonly first: number;
  readonly growth: number;
}

const USUAL_SLICES: Slices = { first: 100, growth: 1.2 };

/** Possible starts of the search. */
export interface Starts {
  /** A solution to start the first solve from, when one is known. */
  readonly start?: Values | undefined;
  /** Assignments that are likely to be near a solution; `abort` is the budget's. */
  readonly starts?: ((abort?: () => boolean) => Iterator<Values>) | undefined;
}

/**
 * Solves the session's model, which has no objective or is restricted to its optimum. The budget is for all
 * slices together; without assignments to start from there is one slice.
 * @param projection the variables whose values in such an assignment matter
 */
export function solveFirst(
  session: Session,
  projection: readonly VariableIndex[],
  budget: Budget,
  { start, starts }: Starts,
  slices = USUAL_SLICES,
): Outcome {
  if (start !== undefined) return session.solve({ budget, start });
  if (starts === undefined) return session.solve({ budget });
  const likely = starts(budget.abort);
  let work: Work = {};
  let near: Values | undefined;
  for (let slice = slices.first; ; slice = Math.ceil(slice * slices.growth)) {
    const left = remainingBudget(budget, work);
    const conflicts = Math.min(slice, left.conflicts ?? Infinity);
    const sliceBudget = { ...left, conflicts };
    const outcome =
      near === undefined
        ? session.solve({ budget: sliceBudget })
        : repair(session, { values: near, assumed: projection }, sliceBudget);
    work = addWork(work, outcome.work);
    const sliceEnded = outcome.status === 'limit' && outcome.limit === 'conflicts';
    if (!sliceEnded || conflicts === left.conflicts) return { ...outcome, work };
    const next = likely.next();
    near = next.done === true ? undefined : next.value;
  }
}
