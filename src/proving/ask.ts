/**
 * The steps common to all requests about a puzzle: formulate it, open a session (with lazy rows where the
 * formulation has them, restricted to the optimum where it has an objective), let the rules verify every
 * answer, and free the solver in all cases. When proofs are checked, the premises of the proof are confirmed
 * too: the deductions made before the model was built and the lazy rows, each by code that knows the rules
 * alone.
 */

import type { Formulated } from '../families/contract/index.js';
import { addWork, openLazily, type Row, remainingBudget, restrictToOptimum } from '../solve/index.js';
import type { Answered, PuzzleRequest } from './answer.js';
import { askShape } from './ask-shape.js';
import { requireEngine } from './formulation.js';
import {
  type Asked,
  type Examination,
  type Finding,
  isChecked,
  type Look,
  reportingTo,
  verified,
} from './opened.js';

/**
 * Opens a session for a request, runs `look` on it, and closes it. Where a deduction made before the model
 * was built cannot be confirmed, the request is repeated on the model of the whole puzzle; if its budget is
 * too small for that, the first answer is returned, uncertified.
 * @throws PuzzlewrightError `engine-refuses-model` when the engine cannot take the formulation
 */
export function ask<Found extends Examination>(request: PuzzleRequest, look: Look<Found>): Asked<Found> {
  const { family, puzzle, formulation, engine, presolve = true } = request;
  requireEngine(family, formulation, engine.id);
  const ofShape = presolve ? askShape(request, look) : undefined;
  if (ofShape !== undefined) return ofShape;
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
  look: Look<Found>,
): { readonly finding: Finding<Found> } & Examination {
  const { engine, seed, certify = true, search = 'steady', budget = {} } = request;
  const { model, projection, starts } = formulated;
  const options = { certify, search, ...(seed === undefined ? {} : { seed }) };
  const opened = openLazily(engine, model, options, formulated, (rows) => lazy.push(...rows));
  const session = reportingTo(request.onProgress, opened);
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
      certified: isChecked(request) && restriction.certified && found.certified,
    };
  } finally {
    session.dispose();
  }
}
