import type { Family, Puzzle } from '../families/contract/index.js';
import { type CountAnswer, countPuzzle } from '../proving/index.js';
import { requireKnown } from './options.js';
import { requestOf } from './request.js';
import { limitIn, SOLVE_OPTIONS, type SolveOptions } from './solve.js';

/**
 * Counts the solutions of a puzzle; all of them, unless `limit` is more than 0. The count is complete when
 * `complete` is true.
 *
 * @example
 * const open = { family: 'sudoku', box: [2, 2], grid: [0, 1, 2, 3].map(() => [0, 0, 0, 0]) } as const;
 * assert.equal((await count(sudoku, open)).count, 288);
 *
 * @throws PuzzlewrightError as `check` does
 */
export async function count<P extends Puzzle, S>(
  family: Family<P, S>,
  puzzle: P,
  options: SolveOptions = {},
): Promise<CountAnswer> {
  requireKnown('count', options, SOLVE_OPTIONS);
  const limit = limitIn(options, 0);
  return countPuzzle(await requestOf(family, puzzle, options), { limit });
}
