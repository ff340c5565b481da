/**
 * The table of calls: all that another thread, another machine or a page asks by name, with arguments and
 * answers as plain data. The tasks of jobs are the part that threads and queues run; the others ask a
 * function of this library about a puzzle, which names its family.
 */
import type { AnyFamily, Puzzle } from '../families/contract/index.js';
import { familyOf } from '../families/index.js';
import {
  runTask,
  TASK_NAMES,
  type TaskAnswer,
  type TaskArgument,
  type TaskContext,
  type TaskName,
} from '../jobs/index.js';
import { check } from './check.js';
import { count } from './count.js';
import { type Explained, type ExplainOptions, explain, hint, whyCell } from './explain.js';
import { type GenerateOptions, generate } from './generate.js';
import { stepReasons } from './step-reasons.js';
import { needing, suggest, unneeded } from './suggest.js';
import { verifyStep } from './verify-step.js';

/** The link between a call and its caller while it runs; progress has the form of the task or function. */
export interface CallContext extends Omit<TaskContext, 'onProgress'> {
  /** Receives the progress. */
  onProgress?(progress: unknown): void;
}

/** A function of the library as a call: its arguments in order, of which the puzzle names the family. */
function ofPuzzle<Rest extends readonly unknown[], Answer>(
  ask: (family: AnyFamily, puzzle: Puzzle, ...rest: Rest) => Promise<Answer>,
): (given: readonly [puzzle: Puzzle, ...rest: Rest]) => Promise<Answer> {
  return async ([puzzle, ...rest]) => ask(familyOf(puzzle.family), puzzle, ...rest);
}

/** The steps of a puzzle without the data from which pictures of them are drawn. */
export type ExplainedSteps =
  Explained<unknown> extends infer Each ? (Each extends unknown ? Omit<Each, 'explanation'> : never) : never;

async function explainSteps(
  [puzzle, options = {}]: readonly [puzzle: Puzzle, options?: Pick<ExplainOptions, 'language'>],
  context: CallContext = {},
): Promise<ExplainedSteps> {
  const answer = await explain(familyOf(puzzle.family), puzzle, { ...options, ...progressOf(context) });
  if (!('explanation' in answer)) return answer;
  const { explanation: _, ...steps } = answer;
  return steps;
}

function progressOf({ onProgress }: CallContext): Pick<CallContext, 'onProgress'> {
  return onProgress === undefined ? {} : { onProgress };
}

const QUESTIONS = {
  check: ofPuzzle(check<Puzzle, unknown>),
  count: ofPuzzle(count),
  hint: ofPuzzle(hint),
  why: ofPuzzle(whyCell),
  'verify-step': ofPuzzle(verifyStep),
  'step-reasons': ofPuzzle(stepReasons),
  explain: explainSteps,
  suggest: ofPuzzle(suggest<Puzzle, unknown>),
  unneeded: ofPuzzle(unneeded<Puzzle, unknown>),
  needing: ofPuzzle(needing<Puzzle, unknown>),
  generate: async ([family, options]: readonly [family: string, options: GenerateOptions<Puzzle>]) =>
    generate(familyOf(family), options),
} as const;

type Tasks = {
  readonly [Name in TaskName]: (
    argument: TaskArgument<Name>,
    context?: CallContext,
  ) => Promise<TaskAnswer<Name>>;
};

const TASKS = Object.fromEntries(
  TASK_NAMES.map((name) => [
    name,
    (argument: unknown, context?: CallContext) => runTask(name, argument, context),
  ]),
) as unknown as Tasks;

/** The table. Each call throws what its task or its function throws. */
export const CALLS: Tasks & typeof QUESTIONS = { ...TASKS, ...QUESTIONS };
