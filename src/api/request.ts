/** Options of questions about one puzzle, and the request that they make. */
import type { Budget } from '../core/index.js';
import type { AnyFamily, Family, Puzzle } from '../families/contract/index.js';
import { CERTIFY_SETTING, ENGINE_SETTING, FORMULATION_SETTING } from '../jobs/index.js';
import { chooseFormulation, type PuzzleRequest, solvingEngine, usualEngine } from '../proving/index.js';
import { type GivenSettings, readSettings, settings } from '../settings/index.js';
import { openEngine } from '../solve/index.js';
import { demandOptions, wellFormed } from './input.js';
import type { OptionNames } from './options.js';

const ASK = settings({ ...ENGINE_SETTING, ...FORMULATION_SETTING, ...CERTIFY_SETTING });
type AskSettings = GivenSettings<typeof ASK>;

/** Options for questions about a puzzle. */
export interface AskOptions {
  /**
   * Default: `sat` where it can take the formulation, else `highs`; `solve` gives puzzles that ask for the
   * best answer to `highs` too.
   */
  readonly engine?: AskSettings['engine'];
  /** Name of a formulation of the family; default: the first that the engine can take. */
  readonly formulation?: AskSettings['formulation'];
  /** Limits on counted work, and `abort`, which is polled. Default: none. */
  readonly budget?: Budget;
  /** Have an independent checker follow the engine's proof. Default true. */
  readonly certify?: AskSettings['certify'];
}

/** The options that all questions have. */
export const ASK_OPTIONS: OptionNames<AskOptions> = {
  engine: true,
  formulation: true,
  certify: true,
  budget: true,
};

/**
 * The request that options make.
 * @param question the question about the puzzle
 * @throws PuzzlewrightError for a puzzle that is not well-formed, and for an engine or a formulation that
 *   there is not
 */
export async function requestOf<P extends Puzzle, S>(
  family: Family<P, S>,
  puzzle: P,
  { budget, ...options }: AskOptions,
  question: 'solve' | 'prove' = 'prove',
): Promise<PuzzleRequest> {
  const {
    engine: id,
    formulation,
    certify,
  } = demandOptions(
    readSettings(ASK, { engine: options.engine, formulation: options.formulation, certify: options.certify }),
  );
  // A family only ever receives its own puzzles, so that it may stand for any family.
  const any = family as unknown as AnyFamily;
  const asked = wellFormed(family, puzzle);
  const usual = question === 'solve' ? solvingEngine(any, asked, formulation) : usualEngine(any, formulation);
  const engine = await openEngine(id ?? usual);
  return {
    family: any,
    puzzle: asked,
    formulation: chooseFormulation(any, engine.id, formulation),
    engine,
    search: 'fast',
    ...(budget === undefined ? {} : { budget }),
    certify,
  };
}
