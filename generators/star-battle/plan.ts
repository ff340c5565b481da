/** Plans of the star battle generator: possible requests, and the reasons against others. */
import { failure, type Result, success } from '../../src/core/index.js';
import { outside, type ReadSettings, refusal } from '../../src/settings/index.js';
import type { Steering } from '../shared/generator.js';
import { type Aim, aimOf } from '../shared/goal.js';
import { smallestSide } from './placement.js';
import type { STAR_BATTLE_SETTINGS } from './settings.js';

/** Everything that an attempt needs. */
export interface StarBattlePlan {
  readonly side: number;
  readonly stars: number;
  /** Fewest cells of a region. */
  readonly smallest: number;
  /** Cells of no region. */
  readonly outside: number;
  /** Regions are repaired by deduction. */
  readonly deduces: boolean;
  /** Absent: any puzzle with one solution will do. */
  readonly aim?: Aim;
}

/** Stars in every region from which searches that count alone take long. */
const MANY_STARS = 3;

/** Checks the settings; issues say why no such puzzle can be. */
export function planStarBattle(
  settings: ReadSettings<typeof STAR_BATTLE_SETTINGS>,
  goal: Steering,
): Result<StarBattlePlan> {
  const { size: side, outside: left } = settings;
  const { stars = usualStars(side) } = settings;
  const smallest = settings['smallest-region'] ?? 2 * stars + 1;
  const spare = side * (side - smallest);
  const issues = [
    ...(side < smallestSide(stars) ? [refusal('stars', tooManyStars(side, stars))] : []),
    ...outside('smallest-region', settings['smallest-region'], { least: 2 * stars - 1, most: side - 1 }),
    ...outside('outside', left, { least: 0, most: side * side }),
    ...(left > 0 && left > spare
      ? [refusal('outside', tooManyOutside({ side, smallest, spare, left }))]
      : []),
  ];
  if (issues.length > 0) return failure(...issues);
  const aim = aimOf(goal);
  const deduces = stars >= MANY_STARS;
  return success({ side, stars, smallest, outside: left, deduces, ...(aim === undefined ? {} : { aim }) });
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

interface Outside {
  readonly side: number;
  readonly smallest: number;
  /** Cells that the regions can do without. */
  readonly spare: number;
  /** Cells to be left out. */
  readonly left: number;
}

function tooManyOutside({ side, smallest, spare, left }: Outside): string {
  const found = `${Math.max(0, spare)} cells of ${side * side}; found ${left}`;
  return `${side} regions of at least ${smallest} cells leave ${found}.`;
}
