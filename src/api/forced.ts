import type { Family, Puzzle } from '../families/contract/index.js';
import { type ForcedAnswer, ForcedQuestions } from '../proving/index.js';
import { type GivenSettings, readSettings, settings, whole } from '../settings/index.js';
import { demandOptions } from './input.js';
import { type OptionNames, requireKnown } from './options.js';
import { ASK_OPTIONS, type AskOptions, requestOf } from './request.js';

/** Models stay open over small changes of a puzzle. */
const QUESTIONS = new ForcedQuestions();

const COUNTING = settings({
  limit: whole('count up to this many solutions; 0: do not count', { least: 0 }).default(100),
  paths: whole('random paths of an estimate; 0: none', { least: 0 }).default(100),
});
type Counting = GivenSettings<typeof COUNTING>;

/** Options of {@link forced}; the formulation is the one that states reasons. */
export interface ForcedOptions extends Omit<AskOptions, 'formulation'> {
  /** Count up to this many solutions where there are several; 0: do not count. Default 100. */
  readonly limit?: Counting['limit'];
  /** Random paths of an estimate of their number, where there are more; 0: no estimate. Default 100. */
  readonly paths?: Counting['paths'];
  /**
   * Look first at the solutions on which the answer before rests, for a draft that changes little. What is
   * decided is the same; what a limit leaves open, and a count that is not exact, need not be. Default false:
   * no answer depends on those before it.
   */
  readonly reuses?: boolean;
}

const { formulation: _, ...ASKED } = ASK_OPTIONS;
const FORCED_OPTIONS: OptionNames<ForcedOptions> = { ...ASKED, limit: true, paths: true, reuses: true };

/**
 * Decides for every mark of a puzzle (a number in a cell, a black cell, a bridge) whether it holds in some
 * solution and whether it does not in some, and how many solutions there are. Fast for one puzzle after
 * another that differ little: what they have in common stays open.
 *
 * @example
 * const draft = { family: 'sudoku', box: [2, 2], grid: [[1, 2, 3, 0], ...[0, 1, 2].map(() => [0, 0, 0, 0])] } as const;
 * const answer = await forced(sudoku, draft);
 * assert(answer.status === 'found');
 * const fours = answer.marks.filter(({ mark, no }) => mark.place === 'r1c4' && no === 'impossible');
 * assert.deepEqual(fours.map(({ mark }) => mark.yes.one), ['is 4']);
 *
 * @throws PuzzlewrightError as `check` does; `no-explanations` for a family whose models state no reasons
 */
export async function forced<P extends Puzzle, S>(
  family: Family<P, S>,
  puzzle: P,
  options: ForcedOptions = {},
): Promise<ForcedAnswer> {
  requireKnown('forced', options, FORCED_OPTIONS);
  const { limit, paths, reuses = false, ...asked } = options;
  const counting = demandOptions(readSettings(COUNTING, { limit, paths }));
  return QUESTIONS.ask({ ...(await requestOf(family, puzzle, asked)), ...counting, reuses });
}
