import { createRng } from '../core/random.js';
import type { EngineId } from '../engine/engine.js';
import { openEngine } from '../engine/index.js';
import type { Question } from '../proving/answer.js';
import { chooseFormulation } from '../proving/formulation.js';
import type { Host } from './host.js';
import { budgetOf } from './limits.js';
import { type ReadPuzzle, readPuzzle } from './read-puzzle.js';

interface QuestionArguments {
  readonly file: string;
  readonly from?: string | undefined;
  readonly formulation?: string | undefined;
  readonly presolve: boolean;
  readonly timeout?: number | undefined;
  readonly 'limit-nodes'?: number | undefined;
  readonly 'limit-conflicts'?: number | undefined;
  readonly seed?: string | undefined;
}

/** Reads the puzzle and makes the question that an engine is asked about it. */
export async function askEngine(
  args: QuestionArguments,
  engineId: EngineId,
  host: Host,
): Promise<ReadPuzzle & { readonly question: Question }> {
  const read = readPuzzle(args.file, args.from, host);
  const formulation = chooseFormulation(read.family, engineId, args.formulation);
  return {
    ...read,
    question: {
      family: read.family,
      puzzle: read.document.puzzle,
      formulation,
      engine: await openEngine(engineId),
      presolve: args.presolve,
      budget: budgetOf(args, host),
      ...(args.seed === undefined ? {} : { seed: createRng(args.seed).integer(2 ** 31) }),
    },
  };
}
