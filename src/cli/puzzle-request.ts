import { createRng } from '../core/random.js';
import type { ValuesOf } from '../core/settings.js';
import type { EngineId } from '../engine/engine.js';
import { openEngine } from '../engine/index.js';
import type { CERTIFY_SETTING } from '../jobs/settings.js';
import type { PuzzleRequest } from '../proving/answer.js';
import { chooseFormulation } from '../proving/formulation.js';
import type { FORMULATION_FLAGS, LIMIT_FLAGS, SEED_FLAG } from './flags/shared.js';
import type { Host } from './host.js';
import { budgetOf } from './limits.js';
import type { ReadPuzzle } from './read-puzzle.js';

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
