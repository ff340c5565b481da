/** Words for the difficulty of a puzzle. */
import type { GeneratedPuzzle, LogicReach, Puzzle } from '../../src/browser.js';
import { hundredths, type PlainKey, say } from '../words/index.js';
import type { HowHard } from '../worker/ask.js';

/** The reach of quick logic. The words easy, medium and hard are left to ratings by the steps of a puzzle. */
const REACH: Readonly<Record<LogicReach, PlainKey>> = {
  plain: 'reachPlain',
  'look-ahead': 'reachLookAhead',
  beyond: 'reachBeyond',
};

/** The end of the scale of difficulties. */
export const END_OF_SCALE = 15;

/** A difficulty, or the reach of quick logic, in words. */
export function howHardWords(how: HowHard): string {
  return say(how in REACH ? REACH[how as LogicReach] : (how as Exclude<HowHard, LogicReach>));
}

/** `hard, 6.20` where a difficulty was asked for; else the reach of quick logic. */
export function ratingWords({
  logic,
  difficulty,
  number,
}: Pick<GeneratedPuzzle<Puzzle, unknown>, 'logic' | 'difficulty' | 'number'>): string {
  if (difficulty === undefined) return howHardWords(logic);
  if (number === undefined) return say(difficulty);
  const values = { difficulty: say(difficulty), number: hundredths(number) };
  return say(number < END_OF_SCALE ? 'ratedAs' : 'ratedBeyond', values);
}
