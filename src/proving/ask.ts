/**
 * What all requests about a puzzle share: formulate it, open a session (with lazy rows where the formulation has
 * them, restricted to the optimum where it has an objective), let the rules verify every answer, and free the
 * solver whatever happens. When proofs are checked, the premises of the proof are confirmed too: the deductions made
 * before the model was built and the lazy rows, each by code that knows the rules alone.
 */
import type { Budget, LimitName } from '../core/budget.js';
import { describeIssue } from '../core/issue.js';
import type { BestKnown } from '../counting/best-known.js';
import { restrictToOptimum } from '../counting/optimum.js';
import type { Session, Work } from '../engine/engine.js';
import { withLazyRows } from '../engine/lazy.js';
import { addWork, remainingBudget } from '../engine/work.js';
import type { Formulated } from '../families/family.js';
import type { Row, Values, VariableIndex } from '../model/model.js';
import type { Answered, PuzzleRequest } from './answer.js';
import { requireEngine } from './formulation.js';

/** A session whose solutions are the puzzle's solutions. */
export interface Opened {
  readonly session: Session;
  readonly projection: readonly VariableIndex[];
  /** What is left of the request's budget. */
  readonly budget: Budget;
  /** A solution, when one is known already. */
  readonly start?: Values;
  /** Assignments that are likely to be near a solution, see {@link Formulated.starts}. */
  readonly starts?: (abort?: () => boolean) => Iterator<Values>;
  /**
   * Decodes a solution and has the rules verify it.
   * @throws Error when the rules refuse it: a defect of the formulation or the engine
   */
  accept(values: Values): unknown;
}

/** What was found; or `none`, no solution at all; or a limit that was hit before the optimum was found. */
export type Finding<Found> =
  | { readonly status: 'found'; readonly found: Found }
  | { readonly status: 'none' }
  | { readonly status: 'limit'; readonly limit: LimitName; readonly bestKnown: BestKnown };

/** What every use of a session reports: its work, and whether the proofs that it depends on were checked. */
interface Examination {
  readonly work: Work;
  readonly certified: boolean;
}

/**
 * Opens a session for a request, runs `look` on it, and closes it. Where a deduction made before the model was built
 * cannot be confirmed, the request is repeated on the model of the whole puzzle; if its budget is too small
 * for that, the first answer is returned, uncertified.
 * @throws PuzzlewrightError `engine-refuses-model` when the engine cannot take the formulation
 */
export function ask<Found extends Examination>(
  request: PuzzleRequest,
  look: (opened: Opened) => Found,
): { readonly answered: Answered; readonly finding: Finding<Found> } {
  const { family, puzzle, formulation, engine, presolve = true } = request;
  requireEngine(family, formulation, engine.id);
  const formulated = formulation.formulate(puzzle, { presolve });
  const lazy: Row[] = [];
  const { finding, work, certified } = examine(request, formulated, lazy, look);
  const isConfirmed = !certified || formulated.confirmPresolve?.() !== false;
  if (!isConfirmed) {
    const whole = ask({ ...request, presolve: false }, look);
    if (whole.answered.certified) return whole;
  }
  const { model } = formulated;
  const answered: Answered = {
    engine: engine.id,
    formulation: formulation.id,
    statistics: { variables: model.variables.length, rows: model.rows.length, work },
    certified: certified && isConfirmed && lazy.every((row) => formulated.justify?.(row) !== undefined),
  };
  return { answered, finding };
}

/** @param lazy receives the lazy rows that were stated */
function examine<Found extends Examination>(
  request: PuzzleRequest,
  formulated: Formulated<unknown>,
  lazy: Row[],
  look: (opened: Opened) => Found,
): { readonly finding: Finding<Found> } & Examination {
  const { engine, seed, certify = true, search = 'steady', budget = {} } = request;
  const { model, projection, starts } = formulated;
  const options = { certify, search, ...(seed === undefined ? {} : { seed }) };
  const session = prepare(engine.open(model, options), formulated, lazy, request);
  try {
    const restriction = restrictToOptimum(session, { budget });
    if (restriction.status === 'infeasible') return { finding: { status: 'none' }, ...restriction };
    if (restriction.status === 'limit') {
      const { limit, bestKnown, work } = restriction;
      return { finding: { status: 'limit', limit, bestKnown }, work, certified: false };
    }
    const found = look({
      session,
      projection,
      budget: remainingBudget(budget, restriction.work),
      ...(restriction.values === undefined ? {} : { start: restriction.values }),
      // Where the search begins decides which solutions it finds: a steady search does without.
      ...(search === 'fast' && starts !== undefined ? { starts } : {}),
      accept: (values) => verified(request, formulated.decode(values)),
    });
    return {
      finding: { status: 'found', found },
      work: addWork(restriction.work, found.work),
      certified: certify && restriction.certified && found.certified,
    };
  } finally {
    session.dispose();
  }
}

/** Adds the rows that the formulation leaves out, and the listener for progress. */
function prepare(
  session: Session,
  formulated: Formulated<unknown>,
  lazy: Row[],
  { onProgress }: PuzzleRequest,
): Session {
  const separate = (values: Values): readonly Row[] => {
    const rows = formulated.separate?.(values) ?? [];
    lazy.push(...rows);
    return rows;
  };
  const whole = formulated.separate === undefined ? session : withLazyRows(session, separate);
  if (onProgress === undefined) return whole;
  return {
    model: whole.model,
    solve: (request) => whole.solve({ onProgress, ...request }),
    addRows: (rows) => whole.addRows(rows),
    dispose: () => whole.dispose(),
  };
}

function verified({ family, puzzle, formulation, engine }: PuzzleRequest, solution: unknown): unknown {
  const [first] = family.verify(puzzle, solution);
  if (first === undefined) return solution;
  throw new Error(
    `the rules of ${family.id} refuse the solution that formulation ${formulation.id} and engine ${engine.id} ` +
      `found: ${describeIssue(first)}`,
  );
}
