/**
 * Star battles: stars placed first, regions grown around them, perhaps some cells left out of all regions,
 * and the regions repaired until there is no other solution.
 */
import type { Rng } from '../../src/core/index.js';
import type { StarBattlePuzzle, StarBattleSolution } from '../../src/families/star-battle/index.js';
import { type Attempt, failed, type Generator } from '../shared/generator.js';
import { AIM_IN_WORDS } from '../shared/goal.js';
import { steer } from './difficulty.js';
import { Division } from './division.js';
import { gridOf } from './grid.js';
import { growRegions } from './growth.js';
import { randomPlacement } from './placement.js';
import { planStarBattle, type StarBattlePlan } from './plan.js';
import { repairRegions } from './repair.js';
import { byCounting, byDeduction } from './repair-ways.js';
import { StarSearch } from './search.js';
import { STAR_BATTLE_PRESETS, STAR_BATTLE_SETTINGS } from './settings.js';

/** Makes star battles with one solution. */
export const starBattleGenerator: Generator<
  StarBattlePuzzle,
  StarBattleSolution,
  StarBattlePlan,
  typeof STAR_BATTLE_SETTINGS
> = {
  id: 'star-battle',
  version: 1,
  family: 'star-battle',
  description: 'stars placed at random, regions grown around them and repaired until the solution is unique',
  settings: STAR_BATTLE_SETTINGS,
  presets: STAR_BATTLE_PRESETS,
  proposals: { easy: ['plain', 'any'], medium: ['any', 'look-ahead'], hard: ['any', 'look-ahead'] },
  plan: async (settings, goal) => planStarBattle(settings, goal),
  attempt,
};

function attempt(plan: StarBattlePlan, rng: Rng): Attempt<StarBattlePuzzle, StarBattleSolution> {
  const { side, stars, smallest, outside, deduces, aim } = plan;
  const search = new StarSearch(side, stars);
  const placement = randomPlacement(search, side, stars, rng);
  if (placement === undefined) return failed('no placement of the stars was found');
  const grid = gridOf(side);
  const regions = growRegions(grid, placement, stars, rng);
  if (regions === undefined) return failed('no regions could be grown around the stars');
  const division = new Division(grid, { stars, placement, regions, smallest });
  if (!division.enlargeSmall()) return failed('a region could not be made as large as asked');
  if (!division.leaveOut(outside, rng)) return failed('not enough cells could be left out of the regions');
  const way = deduces ? byDeduction(side, stars) : byCounting(search);
  if (!repairRegions(division, way, rng)) return failed('other solutions could not be ruled out');
  if (aim !== undefined && !steer(division, aim, way, rng))
    return failed(`it could not be made ${AIM_IN_WORDS[aim]}`);
  return { status: 'made', puzzle: division.puzzle(), solution: division.solution() };
}
