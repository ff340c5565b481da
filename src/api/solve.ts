import type { Family, Puzzle } from '../families/family.js';
import type { SolveAnswer } from '../proving/answer.js';
import { solvePuzzle } from '../proving/solve.js';
import { type AskOptions, requestOf } from './request.js';

/** Solutions, or that there is none, or the limit that was hit. */
export type Solve<S> =
  | (Omit<Extract<SolveAnswer, { readonly status: 'solved' }>, 'solutions'> & {
      readonly solutions: readonly S[];
    })
  | Exclude<SolveAnswer, { readonly status: 'solved' }>;

/** How many solutions are looked for. */
export interface SolveOptions extends AskOptions {
  /** Default 1; 0 means all. */
  readonly limit?: number;
}

/**
 * Solves a puzzle; every solution is verified by the rules.
 *
 * @example
 * const queensAnswer = await solve(queens, { family: 'queens', board: ['.#.', '...', '.#.'] });
 * assert.equal(queensAnswer.status, 'solved');
 *
 * @throws PuzzlewrightError as `check` does
 */
export async function solve<P extends Puzzle, S>(
  family: Family<P, S>,
  puzzle: P,
  { limit = 1, ...options }: SolveOptions = {},
): Promise<Solve<S>> {
  return solvePuzzle(await requestOf(family, puzzle, options), { limit }) as Solve<S>;
}
