/**
 * Lazy rows: the loop solve, separate, add, solve. A formulation with too many rows to state (subtours,
 * connectivity) starts without them and is given those that an answer violates, until an answer violates
 * none. The clause-learning engine asks for rows during its search too, where the formulation knows some of
 * partial assignments. All these rows stay in the session for all solves to come.
 */

import type { Engine, Outcome, Propagator, Session, SessionOptions, SolveRequest, Work } from './engine.js';
import { findBrokenRow } from './model/evaluate.js';
import type { Model, Row, Values } from './model/model.js';
import { addWork, remainingBudget } from './work.js';

/** The rows that a model does not state. */
export interface LazyRows {
  /** Rows that a complete assignment breaks; none: the answer is final. Absent: the model states all rows. */
  separate?(values: Values): readonly Row[];
  /** The same for partial assignments. Absent: nothing is known of these. */
  readonly propagator?: Propagator;
}

/**
 * Opens a session every answer of which keeps the lazy rows too.
 * @param onRows receives these rows as they are added
 * @throws PuzzlewrightError `engine-refuses-model`, as `Engine.open`
 */
export function openLazily(
  engine: Engine,
  model: Model,
  options: SessionOptions,
  lazy: LazyRows,
  onRows: (rows: readonly Row[]) => void = () => {},
): Session {
  const { separate, propagator } = lazy;
  if (separate === undefined) return engine.open(model, options);
  const during = propagator && { propagator: reporting(propagator, onRows) };
  return withLazyRows(engine.open(model, { ...options, ...during }), reporting(separate, onRows));
}

/** The same rows, which are reported too. */
export function reporting(propagator: Propagator, onRows: (rows: readonly Row[]) => void): Propagator {
  return (values) => {
    const rows = propagator(values);
    if (rows.length > 0) onRows(rows);
    return rows;
  };
}

/**
 * Wraps a session so that every solution it returns satisfies the lazy rows too. `separate` returns rows that
 * an assignment violates, or none when it violates none; it must depend on the values alone. Node and
 * conflict budgets are shared by all rounds of one solve, and `work.rounds` counts the rounds; that a
 * solution is the best one is confirmed in the last round alone. A request with `relaxation` is passed on as
 * it is: `separate` accepts integral values only, and the answer is a bound without the missing rows.
 * @throws Error when `separate` returns rows of which the assignment violates none: the loop would never end
 */
export function withLazyRows(session: Session, separate: (values: Values) => readonly Row[]): Session {
  return {
    model: session.model,
    solve: (request = {}) =>
      request.relaxation ? session.solve(request) : solveLazily(session, separate, request),
    addRows: (rows) => session.addRows(rows),
    dispose: () => session.dispose(),
  };
}

function solveLazily(
  session: Session,
  separate: (values: Values) => readonly Row[],
  request: SolveRequest,
): Outcome {
  let work: Work = { rounds: 0 };
  // That a round's answer is the best one matters only when no row is missing any more: then it is confirmed.
  let last: Values | undefined;
  for (;;) {
    const outcome = session.solve({
      ...hideIncumbents(request),
      ...(last === undefined ? { confirm: false } : { start: last }),
      budget: last === undefined ? remainingBudget(request.budget ?? {}, work) : (request.budget ?? {}),
    });
    work = addWork(work, last === undefined ? { ...outcome.work, rounds: 1 } : asConfirmation(outcome.work));
    if (outcome.status === 'infeasible' || outcome.status === 'limit') return { ...outcome, work };
    const rows = separate(outcome.values);
    if (rows.length === 0) {
      const isOpen = outcome.status === 'feasible' && outcome.limit === 'gap' && last === undefined;
      if (!isOpen || request.confirm === false) return { ...outcome, work };
      last = outcome.values;
      continue;
    }
    last = undefined;
    if (findBrokenRow(rows, outcome.values) === undefined) {
      throw new Error(`lazy row ${rows[0]!.name} of model ${session.model.name} cuts off nothing`);
    }
    session.addRows(rows);
    if (outcome.status === 'feasible' && outcome.limit !== 'gap') {
      return { status: 'limit', limit: outcome.limit, bound: outcome.bound, work };
    }
  }
}

/** All nodes of a solve that only confirms. */
function asConfirmation({ nodes = 0, confirmingNodes = 0, ...rest }: Work): Work {
  return { ...rest, confirmingNodes: nodes + confirmingNodes };
}

/** Incumbents of a round may violate lazy rows; only bounds and counts hold for the whole. */
function hideIncumbents({ onProgress, ...request }: SolveRequest): SolveRequest {
  if (onProgress === undefined) return request;
  return { ...request, onProgress: ({ incumbent: _, ...progress }) => onProgress(progress) };
}
