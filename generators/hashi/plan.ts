/** Plans of the hashi generator. */
import { failure, issue, type Result, success } from '../../src/core/index.js';
import type { ReadSettings } from '../../src/settings/index.js';
import type { Steering } from '../shared/generator.js';
import type { Aim } from '../shared/goal.js';
import type { GrowthTask } from './growth.js';
import { type HASHI_SETTINGS, LEAST_ISLANDS, LOOPS_OF_HARD, USUAL_LOOPS } from './settings.js';

/** Everything that an attempt needs. */
export interface HashiPlan extends GrowthTask {
  readonly aim: Aim;
}

/**
 * The plan of some settings. No two islands lie side by side, so that half of the cells, rounded up, hold no
 * more of them.
 */
export function planHashi(
  settings: ReadSettings<typeof HASHI_SETTINGS>,
  { logic }: Steering,
): Result<HashiPlan> {
  const { size, density, bridges } = settings;
  const { loops = logic === 'beyond' ? LOOPS_OF_HARD : USUAL_LOOPS } = settings;
  const { rows, columns } = size;
  const most = Math.ceil((rows * columns) / 2);
  if (settings.islands !== undefined && settings.islands > most) {
    const message = `A grid of ${columns}x${rows} has room for at most ${most} islands, of which no two lie side by side.`;
    return failure(issue('islands-too-many', message, { setting: 'islands' }));
  }
  const isExact = settings.islands !== undefined;
  const islands = settings.islands ?? Math.max(LEAST_ISLANDS, Math.round((rows * columns * density) / 100));
  const aim = logic ?? 'guessless';
  return success({ rows, columns, islands, isExact, limit: bridges, loops: loops / 100, aim });
}
