/** What is said of how hard a puzzle is. */
import type { Difficulty, GeneratedPuzzle, Puzzle } from '../../src/browser.js';

/** How far quick logic gets. The words easy, medium and hard are left to ratings by the steps of a puzzle. */
export const REACH: Readonly<Record<Difficulty, string>> = {
  easy: 'simple reasoning finishes it',
  medium: 'now and then one looks a step ahead',
  hard: 'looking one step ahead does not finish it',
};

/** `hard, 6.20` where a difficulty was asked for; else how far quick logic gets. */
export function ratingWords({
  difficulty,
  rating,
  number,
}: Pick<GeneratedPuzzle<Puzzle, unknown>, 'difficulty' | 'rating' | 'number'>): string {
  if (rating === 'logic') return REACH[difficulty];
  return number === undefined ? difficulty : `${difficulty}, ${number.toFixed(2)}`;
}
