/**
 * The table of tasks: what workers of any kind can do, by name. Arguments and answers are plain data, JSON
 * and arrays of bytes, and an answer depends on the argument alone. A task blocks its thread; expected
 * failures are part of its answer. Threads and queues run these tasks; they are a part of the table of calls
 * (`api/calls.ts`), which the page's worker answers.
 */

import type { MakeRequest, Making } from '../../../generators/index.js';
import { type Budget, unknownName } from '../../core/index.js';
import type { ExplainAnswer, StepDetail } from '../../explain/index.js';
import type { Puzzle } from '../../families/contract/index.js';
import type { MinimumAnswer } from '../../minimum/index.js';
import type { Engine } from '../../solve/index.js';
import type { Assessment } from './assess.js';
import type { CandidateTask, DrawingsRequest, MadeCandidate, PlainDrawing } from './candidate-tasks.js';
import type { CellsTask } from './cells-task.js';
import type { ColouredTask, MadeColoured } from './coloured-task.js';
import type { MinimumPuzzleRequest } from './minimum-puzzle.js';
import type { GreyCellsTask, MadePicture } from './picture-task.js';
import type { TaskContext } from './task-context.js';

/** A puzzle to be proved and rated; the family is named by its id. */
export interface AssessRequest {
  readonly family: string;
  readonly puzzle: Puzzle;
  /** Have the proof checked. */
  readonly certify: boolean;
  /** Rate it by its steps, as the command `rate` does; absent: by logic, which is quick. */
  readonly bySteps?: StepDetail;
}

/** One independent part of a minimum problem, which is named. */
interface MinimumTaskRequest {
  readonly problem: string;
  readonly task: unknown;
}

/** A puzzle to be explained. */
interface ExplainTask {
  readonly family: string;
  readonly puzzle: Puzzle;
  /** The explanation ends when it has this number of steps. Default: no limit. */
  readonly steps?: number;
  /** The solution, where it is proved already that there is no other one. */
  readonly solution?: unknown;
  /** Compute the difficulty too; default true. */
  readonly rates?: boolean;
}

function budgetOf({ abort }: TaskContext): Budget {
  return abort === undefined ? {} : { abort };
}

/** The table. Each task loads what it needs, and then runs: most workers run one kind of task only. */
const TASKS = {
  'make-puzzle': async () => {
    const { makePuzzle } = await import('../../../generators/make.js');
    const engine = await openSat();
    return (request: MakeRequest): Making => makePuzzle(request, engine);
  },
  'make-picture': async () => {
    const { makePicture } = await import('./picture-task.js');
    return (request: GreyCellsTask, context: TaskContext): Promise<MadePicture> =>
      makePicture(request, context);
  },
  'draw-picture': async () => {
    const { drawPicture } = await import('./candidate-tasks.js');
    return (request: DrawingsRequest): readonly PlainDrawing[] => drawPicture(request);
  },
  'make-drawing': async () => {
    const { makeDrawing } = await import('./candidate-tasks.js');
    return (request: CandidateTask, context: TaskContext): Promise<MadeCandidate> =>
      makeDrawing(request, context);
  },
  'make-coloured': async () => {
    const { makeColoured } = await import('./coloured-task.js');
    return (request: ColouredTask, context: TaskContext): Promise<MadeColoured> =>
      makeColoured(request, context);
  },
  'make-cells': async () => {
    const { makeOfCells } = await import('./cells-task.js');
    return (request: CellsTask, context: TaskContext): Promise<MadePicture> => makeOfCells(request, context);
  },
  'assess-puzzle': async () => {
    const { assess } = await import('./assess.js');
    const { familyOf } = await import('../../families/index.js');
    const engine = await openSat();
    return ({ family, puzzle, ...options }: AssessRequest): Assessment =>
      assess(familyOf(family), puzzle, engine, options);
  },
  'explain-puzzle': async () => {
    const { explainPuzzle } = await import('../../explain/answers/explain.js');
    const { familyOf } = await import('../../families/index.js');
    return ({ family, puzzle, ...limits }: ExplainTask, context: TaskContext): ExplainAnswer =>
      explainPuzzle({ family: familyOf(family), puzzle, ...limits, budget: budgetOf(context) });
  },
  'minimum-task': async () => {
    const { findMinimumProblem, MINIMUM_PROBLEMS } = await import('../../minimum/problems.js');
    return ({ problem: name, task }: MinimumTaskRequest): unknown => {
      const problem = findMinimumProblem(name);
      if (problem?.runTask !== undefined) return problem.runTask(task);
      const names = MINIMUM_PROBLEMS.flatMap((known) => (known.runTask === undefined ? [] : [known.name]));
      throw unknownName('minimum problem with tasks', name, names);
    };
  },
  'minimum-puzzle': async () => {
    const { answerMinimum } = await import('./minimum-puzzle.js');
    return (request: MinimumPuzzleRequest): MinimumAnswer | Promise<MinimumAnswer> => answerMinimum(request);
  },
} as const;

async function openSat(): Promise<Engine> {
  const { openEngine } = await import('../../solve/engines.js');
  return openEngine('sat');
}

/** By name, the function that a task runs. */
type Tasks = { [Name in keyof typeof TASKS]: Awaited<ReturnType<(typeof TASKS)[Name]>> };

/** The name of a task. */
export type TaskName = keyof Tasks;

/** The argument of a task. */
export type TaskArgument<Name extends TaskName> = Parameters<Tasks[Name]>[0];

/** The answer of a task. */
export type TaskAnswer<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

/** The names of all tasks. */
export const TASK_NAMES = Object.freeze(Object.keys(TASKS)) as readonly TaskName[];

/**
 * Loads what a task needs, so that its first run need not wait for it.
 * @throws PuzzlewrightError `unknown-task`
 */
export async function loadTask(name: string): Promise<void> {
  await functionOf(name);
}

/**
 * Runs a task on this thread.
 * @param name may come from anywhere, as may what the argument names
 * @throws PuzzlewrightError `unknown-task`, `unknown-family` and so on, naming what was found and what there
 *   is
 */
export async function runTask(name: string, argument: unknown, context: TaskContext = {}): Promise<unknown> {
  const task = await functionOf(name);
  return task(argument, context);
}

async function functionOf(name: string): Promise<(argument: unknown, context: TaskContext) => unknown> {
  const known = TASK_NAMES.find((task) => task === name);
  if (known === undefined) throw unknownName('task', name, TASK_NAMES);
  return (await TASKS[known]()) as (argument: unknown, context: TaskContext) => unknown;
}
