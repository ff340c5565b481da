/** Words for the difficulty of a puzzle. */
import type { GeneratedPuzzle, LogicReach, Puzzle } from '../../src/browser.js';

/** The reach of quick logic. The words easy, medium and hard are left to ratings by the steps of a puzzle. */
export const REACH: Readonly<Record<LogicReach, string>> = {
  plain: 'simple logic is enough',
  'look-ahead': 'sometimes needs a step of look-ahead',
  beyond: 'needs deeper look-ahead',
};

/** The end of the scale of difficulties, and its meaning. */
const END_OF_SCALE = 15;
const BEYOND = 'beyond what people do without trying';

/** `hard, 6.20` where a difficulty was asked for; else the reach of quick logic. */
export function ratingWords({
  logic,
  difficulty,
  number,
}: Pick<GeneratedPuzzle<Puzzle, unknown>, 'logic' | 'difficulty' | 'number'>): string {
  if (difficulty === undefined) return REACH[logic];
  if (number === undefined) return difficulty;
  return `${difficulty}, ${number.toFixed(2)}${number < END_OF_SCALE ? '' : `: ${BEYOND}`}`;
}
