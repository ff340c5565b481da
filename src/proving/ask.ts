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
import type { ShapeSession } from './shape-sessions.js';

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

/**
 * Runs `look` on a session of the puzzle's shape, which holds what the puzzle gives and is kept for all
 * puzzles of that shape. Nothing is deduced beforehand and no row is lazy, so a proof covers the whole puzzle
 * as it stands. Undefined when the request keeps no such sessions, or its
 * formulation or engine has none.
 * @throws PuzzlewrightError `engine-refuses-model` when the engine cannot take the model
 */
function askShape<Found extends Examination>(
  request: PuzzleRequest,
  look: Look<Found>,
): Asked<Found> | undefined {
  const { puzzle, formulation, engine, certify = true, seed = 0, search = 'steady', budget = {} } = request;
  const { shapes: kept, onProgress } = request;
  const { shapes } = formulation;
  const shape = shapes?.nameOf(puzzle);
  if (kept === undefined || shapes === undefined || shape === undefined) return undefined;
  const open = engine.openRepeated?.bind(engine);
  if (open === undefined) return undefined;
  const question = { engine, formulation, shape, certify, search, seed };
  const opened = kept.take(question, (): ShapeSession => {
    const formulated = shapes.formulate(puzzle);
    return { formulated, session: open(formulated.model, { certify, search, seed }) };
  });
  const { formulated, session } = opened;
  const { model, projection } = formulated;
  session.begin(formulated.givensOf(puzzle));
  const found = look({
    session: reportingTo(onProgress, session),
    projection,
    budget,
    distinguish: (values) => formulated.distinguish(values),
    accept: (values) => verified(request, formulated.decode(values)),
  });
  kept.keep(question, opened);
  const statistics = { variables: model.variables.length, rows: model.rows.length, work: found.work };
  return {
    answered: {
      engine: engine.id,
      formulation: formulation.id,
      statistics,
      certified: isChecked(request) && found.certified,
    },
    finding: { status: 'found', found },
  };
}
