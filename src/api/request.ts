/** Options of questions about one puzzle, and the request that they make. */
import type { Budget } from '../core/budget.js';
import { type GivenSettings, readSettings, settings } from '../core/settings.js';
import type { EngineId } from '../engine/engine.js';
import { openEngine } from '../engine/index.js';
import type { AnyFamily, Family, Puzzle } from '../families/family.js';
import { CERTIFY_SETTING, ENGINE_SETTING, FORMULATION_SETTING } from '../jobs/settings.js';
import type { PuzzleRequest } from '../proving/answer.js';
import { chooseFormulation } from '../proving/formulation.js';
import { demand, wellFormed } from './input.js';

const ASK = settings({ ...ENGINE_SETTING, ...FORMULATION_SETTING, ...CERTIFY_SETTING });
type AskSettings = GivenSettings<typeof ASK>;

/** How a question about a puzzle is answered. */
export interface AskOptions {
  /** Default: the first of `sat` and `highs` that can take a formulation of the family. */
  readonly engine?: AskSettings['engine'];
  /** Name of a formulation of the family; default: the first that the engine can take. */
  readonly formulation?: AskSettings['formulation'];
  /** Limits on counted work, and `abort`, which is polled. Default: none. */
  readonly budget?: Budget;
  /** Have an independent checker follow the engine's proof. Default true. */
  readonly certify?: AskSettings['certify'];
}

/**
 * The request that options make.
 * @throws PuzzlewrightError for a puzzle that is not well-formed, and for an engine or a formulation that there is not
 */
export async function requestOf<P extends Puzzle, S>(
  family: Family<P, S>,
  puzzle: P,
  { budget, ...options }: AskOptions,
): Promise<PuzzleRequest> {
  const {
    engine: id,
    formulation,
    certify,
  } = demand(
    readSettings(ASK, { engine: options.engine, formulation: options.formulation, certify: options.certify }),
  );
  // A family only ever receives its own puzzles, so that it may stand for any family.
  const any = family as unknown as AnyFamily;
  const engine = await openEngine(id ?? usualEngine(any, formulation));
  return {
    family: any,
    puzzle: wellFormed(family, puzzle),
    formulation: chooseFormulation(any, engine.id, formulation),
    engine,
    search: 'fast',
    ...(budget === undefined ? {} : { budget }),
    certify,
  };
}

function usualEngine({ formulations }: AnyFamily, name: string | undefined): EngineId {
  const possible = formulations.filter(({ id }) => name === undefined || id === name);
  return possible.length === 0 || possible.some(({ engines }) => engines.includes('sat')) ? 'sat' : 'highs';
}
