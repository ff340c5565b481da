/**
 * A session that begins again for each question: solver and checker go back to the clauses of the model, and
 * what is given is added as clauses of one literal. The formula whose refutation the checker follows is then
 * that of the model with what is given, as if it had been compiled for this question alone.
 */

import type { Assumption, RepeatedSession, SessionOptions } from '../engine.js';
import type { Model } from '../model/model.js';
import { SatSession } from './session.js';
import type { SolverSettings } from './solver/solver.js';

export class RepeatedSatSession extends SatSession implements RepeatedSession {
  /** @throws PuzzlewrightError `engine-refuses-model` */
  constructor(model: Model, options?: SessionOptions, settings?: SolverSettings) {
    super(model, options, settings);
    this.requireOpen().sink.mark();
  }

  begin(given: readonly Assumption[]): void {
    const { sink, solver, cost } = this.requireOpen();
    sink.rewind();
    cost?.forgetHelpers();
    const literals = this.toLiterals(given);
    if (literals === undefined) sink.clause([]);
    else for (const literal of literals) sink.clause([literal]);
    solver.settle();
  }
}
