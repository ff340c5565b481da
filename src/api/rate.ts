import { type Rated, rateBySteps } from '../explain/index.js';
import type { Family, Puzzle } from '../families/contract/index.js';
import { checkPuzzle } from '../proving/index.js';
import { requireKnown } from './options.js';
import { ASK_OPTIONS, type AskOptions, requestOf } from './request.js';

/** The rating of a puzzle with one solution, or the verdict that keeps it from being rated. */
export type Rate = Rated;

/**
 * Rates how hard a puzzle is for people. A puzzle is checked first: only one with exactly one solution has a
 * rating.
 *
 * @example
 * const rated = await rate(nonogram, { family: 'nonogram', rows: [[2], [1]], columns: [[2], [1]] });
 * assert.ok(rated.verdict === 'unique' && rated.difficulty === 'easy' && rated.logic === 'plain');
 *
 * @throws PuzzlewrightError as `check` does
 */
export async function rate<P extends Puzzle, S>(
  family: Family<P, S>,
  puzzle: P,
  options: AskOptions = {},
): Promise<Rate> {
  requireKnown('rate', options, ASK_OPTIONS);
  const request = await requestOf(family, puzzle, options);
  const answer = checkPuzzle(request);
  if (answer.verdict !== 'unique') return { verdict: answer.verdict };
  return rateBySteps({ ...request, solution: answer.solution });
}
