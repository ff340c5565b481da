/**
 * The clause-learning engine: 0-1 models with whole coefficients, solved, counted and refuted by a CDCL solver of
 * our own. See README.md for the parts.
 */
import type { Engine } from '../engine.js';
import { SatSession } from './session.js';

/**
 * Opens sessions on models whose variables are 0-1 (or fixed) and whose coefficients are whole; refuses others
 * with `engine-refuses-model`. Limits are counted in conflicts.
 */
export const satEngine: Engine = {
  id: 'sat',
  open: (model, options) => new SatSession(model, options),
};
