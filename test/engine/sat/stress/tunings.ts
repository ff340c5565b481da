/** Tunings for tests: each group of constants is the usual one or makes its steps common. */
import type { Rng } from '../../../../src/core/random.js';
import { STRESS, type Tuning, USUAL } from '../../../../src/solve/sat/solver/tuning.js';

/**
 * A tuning under which something rare is common. Mixtures matter: a solver that restarts at every conflict
 * has few reasons on its trail when it cleans, and one that cleans at every conflict never keeps an array for
 * long.
 */
export function drawTuning(rng: Rng): Tuning {
  if (rng.integer(3) === 0) return STRESS;
  const either = (): Tuning => rng.pick([STRESS, USUAL]);
  const firstInterval = rng.pick([1, 3, 10, 30]);
  return {
    sizes: either().sizes,
    restart: either().restart,
    reduction: {
      firstInterval,
      // Intervals that grow keep what is learnt in the end, so that every search ends.
      intervalStep: rng.pick([0.02, 1, 2]),
      longestInterval: 1000,
      wordsPerConflict: rng.pick([30, Infinity]),
      keptGlue: rng.integer(3),
      droppedShare: rng.pick([0.5, 0.75, 1]),
    },
    cleaningInterval: rng.pick([0, 1, 3, Infinity]),
    activityLimit: rng.pick([1.5, 2, 100, 1e100]),
    pollInterval: either().pollInterval,
  };
}
