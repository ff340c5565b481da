/** Plans of the hashi generator. */
import { type Result, success } from '../../src/core/index.js';
import type { ReadSettings } from '../../src/settings/index.js';
import type { Steering } from '../shared/generator.js';
import type { Aim } from '../shared/goal.js';
import type { GrowthTask } from './growth.js';
import { type HASHI_SETTINGS, LOOPS_OF_HARD, USUAL_LOOPS } from './settings.js';

/** Everything that an attempt needs. */
export interface HashiPlan extends GrowthTask {
  readonly aim: Aim;
}

/** Settings that can be read can be met. */
export function planHashi(
  settings: ReadSettings<typeof HASHI_SETTINGS>,
  { logic }: Steering,
): Result<HashiPlan> {
  const { size, density, bridges } = settings;
  const { loops = logic === 'beyond' ? LOOPS_OF_HARD : USUAL_LOOPS } = settings;
  const { rows, columns } = size;
  const islands = Math.max(4, Math.round((rows * columns * density) / 100));
  const aim = logic ?? 'guessless';
  return success({ rows, columns, islands, limit: bridges, loops: loops / 100, aim });
}
