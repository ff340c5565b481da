/**
 * Extreme instances with proof: the general loop for clues, and the minimum problems that have a search of
 * their own.
 */
import { benchMinimumClues } from './minimum-clues.js';
import { benchMinimumQueens } from './minimum-queens.js';
import { benchMinimumSudoku } from './minimum-sudoku.js';
import type { BenchmarkOptions } from './options.js';

/** Prints the tables of all of them; `--only clues`, `sudoku` or `queens` for some. */
export async function benchMinimum({ only, full }: BenchmarkOptions): Promise<void> {
  const isAsked = (part: string): boolean => only.length === 0 || only.includes(part);
  if (isAsked('clues')) await benchMinimumClues();
  if (isAsked('sudoku')) await benchMinimumSudoku({ full });
  if (isAsked('queens')) await benchMinimumQueens();
}
