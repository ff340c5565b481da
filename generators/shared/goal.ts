/**
 * The requirements on every puzzle beside its settings: checked before any work, and met or not by a rating.
 */
import type { Difficulty, LogicReach } from '../../src/families/contract/index.js';
import type { Steering } from './generator.js';

/** From easy to hard. */
export const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard'];

/** From the quickest logic to puzzles beyond logic. */
export const REACHES: readonly LogicReach[] = ['plain', 'look-ahead', 'beyond'];

/** The logic to steer to; `guessless`: plain logic or look-ahead. */
export type Aim = LogicReach | 'guessless';

/** Puzzles of an aim, described. */
export const AIM_IN_WORDS: Readonly<Record<Aim, string>> = {
  plain: 'solvable by plain logic',
  'look-ahead': 'solvable by look-ahead, not by plain logic',
  beyond: 'beyond one step of look-ahead',
  guessless: 'solvable without guessing',
};

/** The logic to steer to; undefined: any puzzle with one solution will do. */
export function aimOf({ logic, noGuess }: Steering): Aim | undefined {
  return logic ?? (noGuess ? 'guessless' : undefined);
}

/**
 * The reason why a puzzle with which logic gets that far is not steered to, in words that are the same for
 * its kind; undefined: it is.
 */
export function missedAim({ logic, noGuess }: Steering, reached: LogicReach): string | undefined {
  if (logic !== undefined && reached !== logic) return `it was not ${AIM_IN_WORDS[logic]}`;
  return noGuess && reached === 'beyond' ? 'it could not be solved without guessing' : undefined;
}
