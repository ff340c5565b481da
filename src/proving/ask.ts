/**
 * What all questions about a puzzle share: formulate it, open a session (with lazy rows where the formulation has
 * them, restricted to the optimum where it has an objective), let the rules verify every answer, and free the
 * solver whatever happens.
 */
import type { Budget, LimitName } from '../core/budget.js';
import { describeIssue } from '../core/issue.js';
import { restrictToOptimum } from '../counting/optimum.js';
import type { Session, Work } from '../engine/engine.js';
import { withLazyRows } from '../engine/lazy.js';
import { addWork, remainingBudget } from '../engine/work.js';
import type { Formulated } from '../families/family.js';
import type { Values, VariableIndex } from '../model/model.js';
import type { Answered, Question } from './answer.js';
import { requireEngine } from './formulation.js';

/** A session whose solutions are the puzzle's solutions. */
export interface Opened {
  readonly session: Session;
  readonly projection: readonly VariableIndex[];
  /** What is left of the question's budget. */
  readonly budget: Budget;
  /** A solution, when one is known already. */
  readonly start?: Values;
  /**
   * Decodes a solution and has the rules verify it.
   * @throws Error when the rules refuse it: a defect of the formulation or the engine
   */
  accept(values: Values): unknown;
}

/** What was found, or that there was nothing to look at: no solution at all, or a limit before the first one. */
export type Finding<Found> =
  | { readonly status: 'found'; readonly found: Found }
  | { readonly status: 'none' }
  | { readonly status: 'limit'; readonly limit: LimitName };

/**
 * Opens a question, looks for something in its session, and closes it.
 * @throws PuzzlewrightError `engine-refuses-model` when the engine cannot take the formulation
 */
export function ask<Found extends { readonly work: Work }>(
  question: Question,
  look: (opened: Opened) => Found,
): { readonly answered: Answered; readonly finding: Finding<Found> } {
  const { family, puzzle, formulation, engine, seed, presolve = true, budget = {} } = question;
  requireEngine(family, formulation, engine.id);
  const formulated = formulation.formulate(puzzle, { presolve });
  const { model, projection } = formulated;
  const answer = (work: Work): Answered => ({
    engine: engine.id,
    formulation: formulation.id,
    statistics: { variables: model.variables.length, rows: model.rows.length, work },
  });
  const session = prepare(engine.open(model, seed === undefined ? {} : { seed }), formulated, question);
  try {
    const restriction = restrictToOptimum(session, { budget });
    if (restriction.status === 'infeasible') {
      return { answered: answer(restriction.work), finding: { status: 'none' } };
    }
    if (restriction.status === 'limit') {
      const { limit, work } = restriction;
      return { answered: answer(work), finding: { status: 'limit', limit } };
    }
    const found = look({
      session,
      projection,
      budget: remainingBudget(budget, restriction.work),
      ...(restriction.values === undefined ? {} : { start: restriction.values }),
      accept: (values) => verified(question, formulated.decode(values)),
    });
    return { answered: answer(addWork(restriction.work, found.work)), finding: { status: 'found', found } };
  } finally {
    session.dispose();
  }
}

/** Adds what the formulation leaves out and the ear of whoever asks. */
function prepare(session: Session, formulated: Formulated<unknown>, { onProgress }: Question): Session {
  const whole =
    formulated.separate === undefined
      ? session
      : withLazyRows(session, (values) => formulated.separate?.(values) ?? []);
  if (onProgress === undefined) return whole;
  return {
    model: whole.model,
    solve: (request) => whole.solve({ onProgress, ...request }),
    addRows: (rows) => whole.addRows(rows),
    dispose: () => whole.dispose(),
  };
}

function verified({ family, puzzle, formulation, engine }: Question, solution: unknown): unknown {
  const [first] = family.verify(puzzle, solution);
  if (first === undefined) return solution;
  throw new Error(
    `the rules of ${family.id} refuse the solution that formulation ${formulation.id} and engine ${engine.id} ` +
      `found: ${describeIssue(first)}`,
  );
}
