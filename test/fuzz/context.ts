/** The engines of a case: the usual ones, or the clause-learning engine under stress. */
import { createRng } from '../../src/core/random.js';
import type { Engine } from '../../src/solve/engine.js';
import { ENGINE_IDS, openEngine } from '../../src/solve/engines.js';
import { satEngineWith } from '../../src/solve/sat/index.js';
import type { SolverState } from '../../src/solve/sat/solver/state.js';
import { type Tuning, USUAL as USUAL_TUNING } from '../../src/solve/sat/solver/tuning.js';
import { checkInvariants } from '../engine/sat/stress/invariants.js';
import { drawTuning } from '../engine/sat/stress/tunings.js';
import { type Case, writeCase } from './case.js';
import type { Context } from './kind.js';

const USUAL = { conflicts: 4000, nodes: 30 };
/** Under stress a conflict takes as long as many others, and some searches hardly learn. */
const UNDER_STRESS = { conflicts: 150, nodes: 30 };
/** Words of clauses that are inspected in a session: to check a state takes longer than to reach it. */
const MOST_WORDS = 30_000;
/** Coefficients of the largest model for which every step may be as common as it can be. */
const LARGEST_FOR_ALL = 1000;
/** Conflicts between two cleanings of larger models. */
const CLEANING_INTERVAL = 20;

/**
 * The engines and limits of a case. The constants of a solver under stress are drawn from the case's line.
 */
export async function contextOf(one: Case): Promise<Context> {
  const engines = await Promise.all(ENGINE_IDS.map(openEngine));
  if (!one.stress) return { engines, budget: USUAL };
  const stressed = stressedSat(writeCase(one));
  return {
    engines: engines.map((engine) => (engine.id === 'sat' ? stressed : engine)),
    budget: UNDER_STRESS,
  };
}

/** `sat` with constants that make rare steps common, and its state checked for invariants. */
function stressedSat(line: string): Engine {
  const tuning = drawTuning(createRng(line).fork('tuning'));
  return {
    id: 'sat',
    open: (model, options) => {
      let words = 0;
      const inspect = (state: SolverState): void => {
        if (words > MOST_WORDS) return;
        words += state.arenaSize;
        checkInvariants(state);
      };
      const size = model.rows.reduce((total, { variables }) => total + variables.length, 0);
      const settings = size > LARGEST_FOR_ALL ? eased(tuning) : tuning;
      return satEngineWith({ tuning: settings, inspect }).open(model, options);
    },
  };
}

/**
 * The tuning without growth word by word, which takes time with the square of a size, and with fewer
 * cleanings.
 */
function eased(tuning: Tuning): Tuning {
  const cleaningInterval = Math.max(tuning.cleaningInterval, CLEANING_INTERVAL);
  return { ...tuning, sizes: USUAL_TUNING.sizes, cleaningInterval };
}
