/** The requirements on every puzzle beside its settings: checked before any work, and met or not by a rating. */
import { type Issue, issue } from '../src/core/issue.js';
import type { Difficulty, Rating } from '../src/families/family.js';
import { findFamily } from '../src/families/index.js';
import type { Goal } from './generator.js';

/** From easy to hard. */
export const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard'];

/** The difficulty to steer to; `guessless`: any that needs no guess. */
export type Aim = Difficulty | 'guessless';

/** What a goal means for steering; undefined: any puzzle with one solution will do. */
export function aimOf({ difficulty, noGuess }: Goal): Aim | undefined {
  return difficulty ?? (noGuess ? 'guessless' : undefined);
}

/**
 * Why no puzzle at all can meet the goal: hard means, in every family, that plain and one-step reasoning fail; a range is
 * about steps, which a family must be able to explain.
 */
export function goalIssues({ difficulty, range, noGuess }: Goal, family: string): readonly Issue[] {
  if (range !== undefined && findFamily(family)?.explaining === undefined) {
    const message = `Puzzles of the family ${family} have no number: their steps cannot be explained yet.`;
    return [issue('goal', message, { part: '--difficulty' })];
  }
  if (!noGuess || difficulty !== 'hard') return [];
  const message =
    'A puzzle is hard when logic with one step of look-ahead does not finish it, so none is both hard and free of guessing.';
  return [issue('goal', message, { part: '--no-guess' })];
}

/** In what a rating misses the goal, in a few words that are the same for puzzles of the same kind; undefined: it is met. */
export function missedGoal({ difficulty, noGuess }: Goal, rating: Rating): string | undefined {
  if (difficulty !== undefined && rating.difficulty !== difficulty)
    return `it was ${rating.difficulty}, not ${difficulty}`;
  return noGuess && rating.guessing ? 'it could not be solved without guessing' : undefined;
}
