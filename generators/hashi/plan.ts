/** Settings of the hashi generator. */
import { failure, type Result, success } from '../../src/core/result.js';
import { LARGEST_LIMIT, USUAL_LIMIT } from '../../src/families/hashi/index.js';
import type { Goal, Parameter, Preset, Settings } from '../generator.js';
import type { Aim } from '../goal.js';
import { SettingsReader } from '../settings.js';
import type { GrowthTask } from './growth.js';

/** Everything that an attempt needs. */
export interface HashiPlan extends GrowthTask {
  readonly aim: Aim;
}

const SIDES = { least: 4, most: 60 };
/** Islands in a hundred cells: fewer hardly fill a grid, and more find no room between the others. */
const DENSITIES = { least: 8, most: 35 };
const USUAL_DENSITY = 25;
const USUAL_LOOPS = 30;
/** Loops leave more to be found out. */
const LOOPS_OF_HARD = 80;

export const HASHI_PARAMETERS: readonly Parameter[] = [
  {
    name: 'size',
    description: `rows and columns, 12 or 10x16, ${SIDES.least} to ${SIDES.most} each`,
    kind: 'text',
    byDefault: '12x12',
  },
  {
    name: 'density',
    description: `islands in a hundred cells, ${DENSITIES.least} to ${DENSITIES.most}`,
    kind: 'number',
    byDefault: String(USUAL_DENSITY),
  },
  {
    name: 'bridges',
    description: `most bridges between two islands, 1 to ${LARGEST_LIMIT}`,
    kind: 'number',
    byDefault: String(USUAL_LIMIT),
  },
  {
    name: 'loops',
    description:
      'of a hundred loops that could be closed, how many are when the islands are laid out; 0: never any',
    kind: 'number',
    byDefault: `${USUAL_LOOPS}, or ${LOOPS_OF_HARD} for hard puzzles`,
  },
];

export const HASHI_PRESETS: readonly [Preset, Preset, Preset] = [
  { name: 'small', settings: { size: '7x7' } },
  { name: 'medium', settings: { size: '15x15' } },
  { name: 'large', settings: { size: '25x25' } },
];

/** Reads the settings; issues say what cannot be. */
export function planHashi(settings: Settings, { difficulty }: Goal): Result<HashiPlan> {
  const reader = new SettingsReader(settings);
  const [rows, columns] = reader.size('size', SIDES, [12, 12]);
  const density = reader.number('density', DENSITIES, USUAL_DENSITY);
  const limit = reader.whole('bridges', { least: 1, most: LARGEST_LIMIT }, USUAL_LIMIT);
  const usualLoops = difficulty === 'hard' ? LOOPS_OF_HARD : USUAL_LOOPS;
  const loops = reader.number('loops', { least: 0, most: 100 }, usualLoops) / 100;
  if (reader.issues.length > 0) return failure(...reader.issues);
  const islands = Math.max(4, Math.round((rows * columns * density) / 100));
  return success({ rows, columns, islands, limit, loops, aim: difficulty ?? 'guessless' });
}
