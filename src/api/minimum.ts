import { type Budget, PuzzlewrightError } from '../core/index.js';
import type { Family, Puzzle } from '../families/contract/index.js';
import {
  CERTIFY_SETTING,
  findMinimum,
  type MinimumEntry,
  openInProcess,
  openMemoryStore,
  type Workers,
} from '../jobs/index.js';
import {
  type AnyMinimumProblem,
  type ClueSettings,
  findMinimumProblem,
  type MinimumAnswer,
  type MinimumFind,
  type MinimumProblemRequest,
  type queensProblem,
  type sudokuProblem,
} from '../minimum/index.js';
import { type GivenSettings, readSettings, settings as schemaOf } from '../settings/index.js';
import { demand, demandOptions, errorOf, wellFormed } from './input.js';
import { type OptionNames, requireKnown } from './options.js';

/** The problems with a search of their own; the others choose among the clues of their family. */
interface SearchedProblems {
  readonly sudoku: typeof sudokuProblem;
  readonly queens: typeof queensProblem;
}

/**
 * The settings of a family's minimum problem, as its schema describes them; `puzzlewright minimum WHAT
 * --help` lists them.
 */
export type MinimumSettings<P extends Puzzle> = string extends P['family']
  ? Readonly<Record<string, unknown>>
  : GivenSettings<
      P['family'] extends keyof SearchedProblems ? SearchedProblems[P['family']]['settings'] : ClueSettings
    >;

/** The minimisation problem and its limits. */
export interface MinimumOptions<P extends Puzzle, S> {
  /** The puzzle whose clues are chosen; left out for `queens`, which looks for boards. */
  readonly puzzle?: P;
  /** The solution that the clues must leave; default: the solution of the puzzle. */
  readonly solution?: S;
  /** For `queens` the size of the board and the number of queens at least; by default none. */
  readonly settings?: MinimumSettings<P>;
  /** Limits on counted work, and `abort`, which is polled. Default: none. */
  readonly budget?: Budget;
  /** Have proofs made and checked. Default true. */
  readonly certify?: CertifySetting['certify'];
  /** The workers for the independent parts; default: the caller's own thread. */
  readonly workers?: Workers;
}

const OPTIONS: OptionNames<MinimumOptions<Puzzle, unknown>> = {
  puzzle: true,
  solution: true,
  settings: true,
  budget: true,
  certify: true,
  workers: true,
};

const CERTIFY = schemaOf(CERTIFY_SETTING);
type CertifySetting = GivenSettings<typeof CERTIFY>;

type Typed<Answer, P, S> = Answer extends { readonly finds: readonly MinimumFind[] }
  ? Omit<Answer, 'finds'> & {
      readonly finds: readonly (Omit<MinimumFind, 'puzzle' | 'solution'> & {
        readonly puzzle: P;
        readonly solution?: S;
      })[];
    }
  : Answer;

/** Proved bounds with the puzzles that reach them, by `status`. */
export type Minimum<P, S> = Typed<Exclude<MinimumAnswer, { readonly status: 'refused' }>, P, S>;

/**
 * Finds the fewest clues that leave one solution (for `queens` the fewest walls), with a proof that no fewer
 * will do.
 *
 * @example
 * const full = { family: 'nonogram', rows: [[1], [1]], columns: [[1], [1]] } as const;
 * const fewest = await minimum(nonogram, { puzzle: full, solution: ['#.', '.#'] });
 * assert.ok(fewest.status === 'proved' && fewest.optimum === 1);
 *
 * @throws PuzzlewrightError for options that it does not have, for a family without such a problem, and for
 *   input that the problem refuses
 */
export async function minimum<P extends Puzzle, S>(
  family: Family<P, S>,
  options: MinimumOptions<P, S>,
): Promise<Minimum<P, S>> {
  requireKnown('minimum', options, OPTIONS);
  const { puzzle, budget = {}, certify: wanted, workers = openInProcess() } = options;
  const problem = findMinimumProblem(family.id);
  if (problem === undefined) {
    throw new PuzzlewrightError('no-minimum', `Nothing is minimised for ${family.name}.`);
  }
  if (problem.takes === 'puzzle' && puzzle === undefined) {
    throw new PuzzlewrightError('puzzle-missing', `The fewest clues of ${family.name} need a puzzle.`);
  }
  const { certify } = demandOptions(readSettings(CERTIFY, { certify: wanted }));
  const question = questionOf(family, problem, options);
  const store = openMemoryStore<MinimumEntry>();
  const end = await findMinimum({ problem, question, budget, certify }, { workers, store });
  if (end.status !== 'answered') throw new Error(`a new store held ${end.status} entries`);
  if (end.answer.status === 'refused') throw errorOf(end.answer.issues[0]!);
  return end.answer as Minimum<P, S>;
}

/** The question of a problem, of a puzzle that is well-formed. @throws PuzzlewrightError as `minimum` does */
export function questionOf<P extends Puzzle, S>(
  family: Family<P, S>,
  problem: AnyMinimumProblem,
  { puzzle, solution, settings }: MinimumOptions<P, S>,
): MinimumProblemRequest {
  const document =
    puzzle === undefined
      ? {}
      : {
          document: {
            puzzle: wellFormed(family, puzzle),
            credits: {},
            ...(solution === undefined ? {} : { solution }),
          },
        };
  return demand(problem.read({ ...document, settings: settings ?? {} }));
}
