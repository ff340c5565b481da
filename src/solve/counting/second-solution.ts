/**
 * The search for a second solution close to the first: before the whole is searched, most of the projection
 * is held at the values of the first solution and one part of it is free, one part after another. Where a
 * puzzle has several solutions, two of them often differ in a few places that lie together, and such a search
 * is short.
 *
 * Source: large neighbourhood search, P. Shaw, "Using Constraint Programming and Local Search Methods to
 * Solve Vehicle Routing Problems", CP 1998. Here it looks for a different solution, not for a better one.
 */
import type { Budget } from '../../core/index.js';
import type { Assumption, Outcome, Session, Work } from '../engine.js';
import type { Values, VariableIndex } from '../model/model.js';
import { addWork, remainingBudget } from '../work.js';

/** In how many parts the projection is divided, one division after another. */
const DIVISIONS = [4, 2];
/** Most conflicts of the search in one part. */
const CONFLICTS_OF_A_PART = 500;

/**
 * Solves the session's model, whose rows exclude the first solution already. The budget is for all solves
 * together.
 * @param projection variables in an order in which neighbours belong together, as the cells of a grid row by
 *   row
 */
export function solveSecond(
  session: Session,
  projection: readonly VariableIndex[],
  first: Values,
  budget: Budget,
): Outcome {
  let work: Work = {};
  for (const part of partsOf(projection)) {
    const free = new Set(part);
    const held = projection.filter((variable) => !free.has(variable));
    const assumptions = held.map((variable): Assumption => ({ variable, value: first[variable]! }));
    const left = remainingBudget(budget, work);
    const conflicts = Math.min(CONFLICTS_OF_A_PART, left.conflicts ?? Infinity);
    const outcome = session.solve({ assumptions, budget: { ...left, conflicts } });
    work = addWork(work, outcome.work);
    // The refutation of a part says nothing about the whole, also where the budget does not last for more.
    const isSpent = outcome.status === 'limit' && conflicts === left.conflicts;
    if (isSpent || !isOnlyLocal(outcome)) return { ...outcome, work };
  }
  const outcome = session.solve({ budget: remainingBudget(budget, work) });
  return { ...outcome, work: addWork(work, outcome.work) };
}

function* partsOf(projection: readonly VariableIndex[]): Generator<readonly VariableIndex[]> {
  for (const parts of DIVISIONS) {
    const size = Math.ceil(projection.length / parts);
    for (let start = 0; start < projection.length; start += size) yield projection.slice(start, start + size);
  }
}

/** True if an answer speaks only about the part that was free, or about less. */
function isOnlyLocal(outcome: Outcome): boolean {
  if (outcome.status === 'limit') return outcome.limit === 'conflicts';
  return outcome.status === 'infeasible' && outcome.core?.length !== 0;
}
