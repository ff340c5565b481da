/** Hashis: islands and bridges grown together, then made unique by changing bridges where logic stops. */
import type { Rng } from '../../src/core/index.js';
import type { HashiPuzzle, HashiSolution } from '../../src/families/hashi/index.js';
import { type Attempt, failed, type Generator } from '../shared/generator.js';
import { AIM_IN_WORDS } from '../shared/goal.js';
import { steer } from './difficulty.js';
import { Draft } from './draft.js';
import { grow } from './growth.js';
import { type HashiPlan, planHashi } from './plan.js';
import { HASHI_PRESETS, HASHI_SETTINGS } from './settings.js';

/** Of the islands wanted, the share that a layout has to bring. */
const ENOUGH = 0.85;

/** Makes hashis with one solution. */
export const hashiGenerator: Generator<HashiPuzzle, HashiSolution, HashiPlan, typeof HASHI_SETTINGS> = {
  id: 'hashi',
  version: 1,
  family: 'hashi',
  description:
    'islands and bridges grown over the grid, changed where logic is stuck until the solution is unique',
  settings: HASHI_SETTINGS,
  presets: HASHI_PRESETS,
  proposals: { easy: ['plain', 'any'], medium: ['any'], hard: ['any', 'beyond'] },
  plan: async (settings, goal) => planHashi(settings, goal),
  attempt,
};

function attempt(plan: HashiPlan, rng: Rng): Attempt<HashiPuzzle, HashiSolution> {
  const grown = grow(plan, rng);
  if (grown === undefined) return failed('the islands did not reach all sides of the grid');
  if (grown.islands.length < ENOUGH * plan.islands) return failed('there was no room for as many islands');
  const draft = new Draft(grown, { ...plan, mayJoin: plan.loops > 0 });
  if (!steer(draft, plan.aim, rng))
    return failed(`it could not be made ${AIM_IN_WORDS[plan.aim]} with one solution`);
  return { status: 'made', puzzle: draft.puzzle(), solution: draft.solution() };
}
