/** What is said of how hard a puzzle is. */
import type { Difficulty, GeneratedPuzzle, Puzzle } from '../../src/browser.js';

/** How far quick logic gets. The words easy, medium and hard are left to ratings by the steps of a puzzle. */
export const REACH: Readonly<Record<Difficulty, string>> = {
  easy: 'simple logic is enough',
  medium: 'sometimes needs a step of look-ahead',
  hard: 'needs deeper look-ahead',
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
