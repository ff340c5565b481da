import { createRng } from '../../core/index.js';
import type { CERTIFY_SETTING } from '../../jobs/index.js';
import { chooseFormulation, type PuzzleRequest } from '../../proving/index.js';
import type { ValuesOf } from '../../settings/index.js';
import { type EngineId, openEngine } from '../../solve/index.js';
import { budgetOf, type FORMULATION_FLAGS, type LIMIT_FLAGS, type SEED_FLAG } from '../arguments/index.js';
import type { Host } from '../host/index.js';
import type { ReadPuzzle } from '../input/index.js';

type RequestArguments = ValuesOf<typeof FORMULATION_FLAGS & typeof LIMIT_FLAGS> &
  Partial<ValuesOf<typeof CERTIFY_SETTING & typeof SEED_FLAG>>;

/** Builds the request about a puzzle for an engine; its limits count from now on. */
export async function askEngine(
  { family, document }: ReadPuzzle,
  args: RequestArguments,
  engineId: EngineId,
  host: Host,
): Promise<PuzzleRequest> {
  const formulation = chooseFormulation(family, engineId, args.formulation);
  return {
    family,
    puzzle: document.puzzle,
    formulation,
    engine: await openEngine(engineId),
    presolve: args.presolve,
    search: 'fast',
    ...(args.certify === undefined ? {} : { certify: args.certify }),
    budget: budgetOf(args, host),
    ...(args.seed === undefined ? {} : { seed: createRng(args.seed).integer(2 ** 31) }),
  };
}
