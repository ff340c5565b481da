import type { Family, Puzzle } from '../families/contract/index.js';
import { type SolveAnswer, solvePuzzle } from '../proving/index.js';
import { type GivenSettings, readSettings, settings, whole } from '../settings/index.js';
import { demandOptions } from './input.js';
import { type OptionNames, requireKnown } from './options.js';
import { ASK_OPTIONS, type AskOptions, requestOf } from './request.js';

/** Solutions, or that there is none, or the limit that was hit. */
export type Solve<S> =
  | (Omit<Extract<SolveAnswer, { readonly status: 'solved' }>, 'solutions'> & {
      readonly solutions: readonly S[];
    })
  | Exclude<SolveAnswer, { readonly status: 'solved' }>;

const LIMIT = settings({ limit: whole('how many solutions to look for; 0: all', { least: 0 }).optional() });

/** The number of solutions that are looked for. */
export interface SolveOptions extends AskOptions {
  /** For `solve` 1 by default, for `count` 0, which means all. */
  readonly limit?: GivenSettings<typeof LIMIT>['limit'];
}

/** The options of `solve` and `count`. */
export const SOLVE_OPTIONS: OptionNames<SolveOptions> = { ...ASK_OPTIONS, limit: true };

/** The number in the options, or the default. */
export function limitIn({ limit }: SolveOptions, usual: number): number {
  return demandOptions(readSettings(LIMIT, { limit })).limit ?? usual;
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
  options: SolveOptions = {},
): Promise<Solve<S>> {
  requireKnown('solve', options, SOLVE_OPTIONS);
  const limit = limitIn(options, 1);
  return solvePuzzle(await requestOf(family, puzzle, options, 'solve'), { limit }) as Solve<S>;
}
