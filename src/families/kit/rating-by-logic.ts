import type { Rating } from '../family.js';

/** How far a way of reasoning got. */
type Outcome = 'solved' | 'undetermined' | 'contradiction' | 'limit';

/**
 * The rating that every family gives: easy where plain logic finishes the puzzle, medium where one step of look-ahead
 * does, hard (and a matter of guessing) where neither does.
 */
export function ratingByLogic(
  plain: Outcome,
  lookAhead: Outcome,
  measures: Readonly<Record<string, number>>,
): Rating {
  const difficulty = plain === 'solved' ? 'easy' : lookAhead === 'solved' ? 'medium' : 'hard';
  return { difficulty, guessing: difficulty === 'hard', measures };
}
