/** The requirements on every puzzle beside its settings: checked before any work, and met or not by a rating. */
import { type Issue, issue } from '../src/core/issue.js';
import type { Difficulty, Rating } from '../src/families/family.js';
import { findFamily } from '../src/families/index.js';
import { type Goal, isBySteps, type Steering } from './generator.js';

/** From easy to hard. */
export const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard'];

/** The difficulty to steer to; `guessless`: any that needs no guess. */
export type Aim = Difficulty | 'guessless';

/** The level of reasoning to steer to; undefined: any puzzle with one solution will do. */
export function aimOf({ difficulty, noGuess }: Steering): Aim | undefined {
  return difficulty ?? (noGuess ? 'guessless' : undefined);
}

/** Why no puzzle at all can meet the goal: a difficulty is about steps, which a family must be able to explain. */
export function goalIssues(goal: Goal, family: string): readonly Issue[] {
  if (!isBySteps(goal) || findFamily(family)?.explaining !== undefined) return [];
  const message = `Puzzles of the family ${family} have no number: their steps cannot be explained yet.`;
  return [issue('goal', message, { part: '--difficulty' })];
}

/**
 * In what a rating by logic misses a goal by logic, in a few words that are the same for puzzles of the same kind;
 * undefined: it is met.
 */
export function missedGoal(
  { difficulty, noGuess }: Steering,
  rating: Pick<Rating, 'difficulty' | 'guessing'>,
): string | undefined {
  if (difficulty !== undefined && rating.difficulty !== difficulty)
    return `it was ${rating.difficulty}, not ${difficulty}`;
  return noGuess && rating.guessing ? 'it could not be solved without guessing' : undefined;
}
