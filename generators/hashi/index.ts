/** Hashis: islands and bridges grown together, then made unique by changing bridges where logic stops. */
import { failure, issue, type Result, type Rng, success } from '../../src/core/index.js';
import type { HashiPuzzle, HashiSolution } from '../../src/families/hashi/index.js';
import type { ReadSettings } from '../../src/settings/index.js';
import { type Attempt, failed, type Generator, type Steering } from '../shared/generator.js';
import { AIM_IN_WORDS, type Aim } from '../shared/goal.js';
import { steer } from './difficulty.js';
import { Draft } from './draft.js';
import { type GrowthTask, grow } from './growth.js';
import { HASHI_PRESETS, HASHI_SETTINGS, LEAST_ISLANDS, LOOPS_OF_HARD, USUAL_LOOPS } from './settings.js';

/** Of the islands wanted, the share that a layout has to bring where no exact number is asked for. */
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
  if (grown.islands.length < (plan.isExact ? 1 : ENOUGH) * plan.islands)
    return failed('there was no room for as many islands');
  const draft = new Draft(grown, { ...plan, mayJoin: plan.loops > 0 });
  if (!steer(draft, plan.aim, rng))
    return failed(`it could not be made ${AIM_IN_WORDS[plan.aim]} with one solution`);
  return { status: 'made', puzzle: draft.puzzle(), solution: draft.solution() };
}

/** Everything that an attempt needs. */
export interface HashiPlan extends GrowthTask {
  readonly aim: Aim;
}

/**
 * The plan of some settings. Where no two islands lie side by side, half of the cells, rounded up, hold no
 * more of them; that all can be joined is not looked at.
 */
function planHashi(settings: ReadSettings<typeof HASHI_SETTINGS>, { logic }: Steering): Result<HashiPlan> {
  const { size, density, bridges, 'side-by-side': sideBySide } = settings;
  const { loops = logic === 'beyond' ? LOOPS_OF_HARD : USUAL_LOOPS } = settings;
  const { rows, columns } = size;
  const most = sideBySide ? rows * columns : Math.ceil((rows * columns) / 2);
  if (settings.islands !== undefined && settings.islands > most) {
    const apart = sideBySide ? '' : ', of which no two lie side by side';
    const message = `A grid of ${columns}x${rows} has room for at most ${most} islands${apart}.`;
    return failure(issue('islands-too-many', message, { setting: 'islands' }));
  }
  const isExact = settings.islands !== undefined;
  const islands = settings.islands ?? Math.max(LEAST_ISLANDS, Math.round((rows * columns * density) / 100));
  const aim = logic ?? 'guessless';
  return success({ rows, columns, islands, isExact, sideBySide, limit: bridges, loops: loops / 100, aim });
}
