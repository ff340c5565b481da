/** Settings of the star battle generator: what can be asked for, and why some of it cannot be. */
import { failure, type Result, success } from '../../src/core/result.js';
import type { Goal, Parameter, Preset, Settings } from '../generator.js';
import { type Aim, aimOf } from '../goal.js';
import { SettingsReader } from '../settings.js';
import { smallestSide } from './placement.js';

/** Everything that an attempt needs. */
export interface StarBattlePlan {
  readonly side: number;
  readonly stars: number;
  /** Fewest cells of a region. */
  readonly smallest: number;
  /** Cells of no region. */
  readonly outside: number;
  /** Absent: any puzzle with one solution will do. */
  readonly aim?: Aim;
}

const SIDES = { least: 4, most: 20 };
const STARS = { least: 1, most: 5 };

export const STAR_BATTLE_PARAMETERS: readonly Parameter[] = [
  {
    name: 'size',
    description: `rows, columns and regions, ${SIDES.least} to ${SIDES.most}`,
    kind: 'number',
    byDefault: '10',
  },
  {
    name: 'stars',
    description:
      'stars in every row, column and region; the grid needs four times as many rows, and many more take long',
    kind: 'number',
    byDefault: '1 up to size 8, 2 up to 13, 3 up to 16, then 4',
  },
  {
    name: 'smallest-region',
    description: 'fewest cells of a region',
    kind: 'number',
    byDefault: 'twice the stars and one more',
  },
  {
    name: 'outside',
    description: 'cells of no region, which take no star (an irregular park)',
    kind: 'number',
    byDefault: '0',
  },
];

export const STAR_BATTLE_PRESETS: readonly [Preset, Preset, Preset] = [
  { name: 'small', settings: { size: 6, stars: 1 } },
  { name: 'medium', settings: { size: 10, stars: 2 } },
  { name: 'large', settings: { size: 14, stars: 3 } },
];

/** Reads the settings; issues say why no such puzzle can be. */
export function planStarBattle(settings: Settings, goal: Goal): Result<StarBattlePlan> {
  const reader = new SettingsReader(settings);
  const side = reader.whole('size', SIDES, 10);
  const stars = reader.whole('stars', STARS, usualStars(side));
  if (side < smallestSide(stars)) reader.refuse('stars', tooManyStars(side, stars));
  const smallest = reader.whole('smallest-region', { least: 2 * stars - 1, most: side - 1 }, 2 * stars + 1);
  const spare = side * (side - smallest);
  const outside = reader.whole('outside', { least: 0, most: side * side }, 0);
  if (outside > 0 && outside > spare)
    reader.refuse(
      'outside',
      `${side} regions of at least ${smallest} cells leave ${Math.max(0, spare)} cells of ${side * side}; found ${outside}.`,
    );
  if (reader.issues.length > 0) return failure(...reader.issues);
  const aim = aimOf(goal);
  return success({ side, stars, smallest, outside, ...(aim === undefined ? {} : { aim }) });
}

function usualStars(side: number): number {
  return side <= 8 ? 1 : side <= 13 ? 2 : side <= 16 ? 3 : 4;
}

function tooManyStars(side: number, stars: number): string {
  return (
    `No ${side}x${side} grid holds ${stars} stars in every row and column: two neighbouring rows hold ${2 * stars} stars, ` +
    `no two of them in one block of two by two cells, so ${smallestSide(stars)} rows and columns are needed.`
  );
}
