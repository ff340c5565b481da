import type { Cell, LimitName } from '../core/index.js';
import type { Family, Puzzle } from '../families/contract/index.js';
import { type Answered, checkPuzzle, ShapeSessions } from '../proving/index.js';
import { requireKnown } from './options.js';
import { ASK_OPTIONS, type AskOptions, requestOf } from './request.js';

/** Puzzles of one shape come in thousands. No answer depends on those before it. */
const SESSIONS = new ShapeSessions();

/**
 * The verdict with its evidence: the solution; two solutions and the cells in which they differ; or the limit
 * that was hit.
 */
export type Check<S> = Answered &
  (
    | { readonly verdict: 'unique'; readonly solution: S }
    | {
        readonly verdict: 'multiple';
        readonly solution: S;
        readonly second: S;
        readonly differs: readonly Cell[];
      }
    | { readonly verdict: 'none' }
    | { readonly verdict: 'undecided'; readonly limit: LimitName; readonly solution?: S }
  );

/**
 * Decides whether a puzzle has exactly one solution. Every solution is verified by the rules, and the proof
 * is checked.
 *
 * @example
 * const puzzle = { family: 'nonogram', rows: [[2], [1]], columns: [[2], [1]] } as const;
 * const { verdict, certified } = await check(nonogram, puzzle);
 * assert.deepEqual([verdict, certified], ['unique', true]);
 *
 * @throws PuzzlewrightError for options that it does not have, a puzzle that is not well-formed, and an
 *   engine or a formulation that does not suit it
 */
export async function check<P extends Puzzle, S>(
  family: Family<P, S>,
  puzzle: P,
  options: AskOptions = {},
): Promise<Check<S>> {
  requireKnown('check', options, ASK_OPTIONS);
  return checkPuzzle({ ...(await requestOf(family, puzzle, options)), shapes: SESSIONS }) as Check<S>;
}
