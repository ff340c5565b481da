import { type LimitName, PuzzlewrightError } from '../core/index.js';
import type { PuzzleRequest, Statistics } from './answer.js';
import { requireEngine } from './formulation.js';

/** The value of a formulation's linear relaxation; `none` when not even the relaxation has a solution. */
export type RelaxationAnswer = { readonly statistics: Statistics } & (
  | { readonly status: 'solved'; readonly objective: number }
  | { readonly status: 'none' }
  | { readonly status: 'undecided'; readonly limit: LimitName }
);

/**
 * Solves a formulation's model without whole numbers and without its lazy rows: the bound from which a
 * branching engine starts, and so a measure of how tight a formulation is.
 * @throws PuzzlewrightError `engine-refuses-model` when the engine cannot take the formulation or solve
 *   relaxations; `no-objective` when the formulation minimises nothing (with presolve a fixed objective may
 *   be left out)
 */
export function relaxPuzzle(request: PuzzleRequest): RelaxationAnswer {
  const { family, puzzle, formulation, engine, seed, presolve = true, budget = {} } = request;
  requireEngine(family, formulation, engine.id);
  const { model } = formulation.formulate(puzzle, { presolve });
  if (model.objective === undefined) {
    const message = `The formulation "${formulation.id}" of ${family.id} has no objective here, so its relaxation has no value.`;
    throw new PuzzlewrightError('no-objective', message);
  }
  const session = engine.open(model, seed === undefined ? {} : { seed });
  try {
    const outcome = session.solve({ relaxation: true, budget });
    const statistics = { variables: model.variables.length, rows: model.rows.length, work: outcome.work };
    if (outcome.status === 'optimal') return { statistics, status: 'solved', objective: outcome.objective };
    if (outcome.status === 'infeasible') return { statistics, status: 'none' };
    return { statistics, status: 'undecided', limit: outcome.limit };
  } finally {
    session.dispose();
  }
}
