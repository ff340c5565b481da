/** Extreme instances with proof: the general loop for clues, and the minimum problems that have a search of their own. */
import { benchMinimumClues } from './minimum-clues.js';
import { benchMinimumQueens } from './minimum-queens.js';
import { benchMinimumSudoku } from './minimum-sudoku.js';

/** Prints the tables of all of them. */
export async function benchMinimum(): Promise<void> {
  await benchMinimumClues();
  await benchMinimumSudoku();
  await benchMinimumQueens();
}
