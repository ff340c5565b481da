/**
 * The clause-learning engine: 0-1 models with integer coefficients, solved, counted and refuted by a CDCL
 * solver of our own. See README.md for the parts.
 */
import type { Engine } from '../engine.js';
import { RepeatedSatSession } from './repeated-session.js';
import { SatSession } from './session.js';
import type { SolverSettings } from './solver/solver.js';

/**
 * Opens sessions on models whose variables are 0-1 (or fixed) and whose coefficients are whole; refuses
 * others with `engine-refuses-model`. Limits are counted in conflicts.
 */
export const satEngine: Engine = satEngineWith({});

/** The same engine with given constants of the solver and a callback that inspects its state: for tests. */
export function satEngineWith(settings: SolverSettings): Engine {
  return {
    id: 'sat',
    open: (model, options) => new SatSession(model, options, settings),
    openRepeated: (model, options) => new RepeatedSatSession(model, options, settings),
  };
}

export {
  type Guard,
  type GuardedAnswer,
  type GuardedLiteral,
  type GuardedQuestion,
  GuardedSession,
} from './guarded-session.js';
