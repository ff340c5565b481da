/**
 * The table of tasks: what workers of any kind can do, by name. Arguments and answers are plain JSON data, and
 * an answer depends on the argument alone. A task blocks its thread; expected failures are part of its answer.
 */
import type { MakeRequest, Making } from '../../generators/make.js';
import type { Budget } from '../core/budget.js';
import type { Result } from '../core/result.js';
import type { Engine } from '../engine/engine.js';
import type { ExplainAnswer, HintAnswer } from '../explain/step.js';
import type { AnyFamily, Puzzle } from '../families/family.js';
import type { MinimumAnswer } from '../minimum/problem.js';
import type { Assessment } from './assess.js';
import type { CandidateTask, DrawingsRequest, MadeCandidate, PlainDrawing } from './candidate-tasks.js';
import type { ColouredTask, MadeColoured } from './coloured-task.js';
import type { MinimumPuzzleRequest } from './minimum-puzzle.js';
import type { MadePicture, PictureRequest } from './picture-task.js';
import type { TaskContext } from './task-context.js';
import { unknownName } from './unknown-name.js';

/** A puzzle to be proved and rated; the family is named by its id. */
export interface AssessRequest {
  readonly family: string;
  readonly puzzle: Puzzle;
  /** Have the proof checked. */
  readonly certify: boolean;
}

/** One independent part of a minimum problem, which is named. */
export interface MinimumTaskRequest {
  readonly problem: string;
  readonly task: unknown;
}

/** A puzzle to be explained. */
export interface ExplainTask {
  readonly family: string;
  readonly puzzle: Puzzle;
  /** The explanation ends when it has this number of steps. Default: no limit. */
  readonly steps?: number;
}

/** A puzzle with a partial solution of which the next step is wanted. */
export interface HintTask {
  readonly family: string;
  readonly puzzle: Puzzle;
  /** JSON of any shape; its family reads it. Absent: nothing is entered yet. */
  readonly state?: unknown;
}

/** @throws PuzzlewrightError `unknown-family` */
async function familyOf(id: string): Promise<AnyFamily> {
  const { FAMILIES, findFamily } = await import('../families/index.js');
  const family = findFamily(id);
  if (family !== undefined) return family;
  throw unknownName(
    'family',
    id,
    FAMILIES.map((known) => known.id),
  );
}

function budgetOf({ abort }: TaskContext): Budget {
  return abort === undefined ? {} : { abort };
}

/** The table. Each task loads what it needs: most workers run one kind of task only. */
const TASKS = {
  'make-puzzle': async (request: MakeRequest): Promise<Making> => {
    const { makePuzzle } = await import('../../generators/make.js');
    return makePuzzle(request, await openSat());
  },
  'make-picture': async (request: PictureRequest, context: TaskContext): Promise<MadePicture> => {
    const { makePicture } = await import('./picture-task.js');
    return makePicture(request, context);
  },
  'draw-picture': async (request: DrawingsRequest): Promise<readonly PlainDrawing[]> => {
    const { drawPicture } = await import('./candidate-tasks.js');
    return drawPicture(request);
  },
  'make-drawing': async (request: CandidateTask, context: TaskContext): Promise<MadeCandidate> => {
    const { makeDrawing } = await import('./candidate-tasks.js');
    return makeDrawing(request, context);
  },
  'make-coloured': async (request: ColouredTask, context: TaskContext): Promise<MadeColoured> => {
    const { makeColoured } = await import('./coloured-task.js');
    return makeColoured(request, context);
  },
  'assess-puzzle': async ({ family: id, puzzle, certify }: AssessRequest): Promise<Assessment> => {
    const { assess } = await import('./assess.js');
    return assess(await familyOf(id), puzzle, await openSat(), certify);
  },
  'explain-puzzle': async (
    { family, puzzle, ...limits }: ExplainTask,
    context: TaskContext,
  ): Promise<ExplainAnswer> => {
    const { explainPuzzle } = await import('../explain/explain.js');
    return explainPuzzle({ family: await familyOf(family), puzzle, ...limits, budget: budgetOf(context) });
  },
  'hint-puzzle': async (
    { family, puzzle, state }: HintTask,
    context: TaskContext,
  ): Promise<Result<HintAnswer>> => {
    const { hintFor } = await import('../explain/hint.js');
    return hintFor({ family: await familyOf(family), puzzle, state, budget: budgetOf(context) });
  },
  'minimum-task': async ({ problem: name, task }: MinimumTaskRequest): Promise<unknown> => {
    const { findMinimumProblem, MINIMUM_PROBLEMS } = await import('../minimum/index.js');
    const problem = findMinimumProblem(name);
    if (problem?.runTask === undefined) {
      const names = MINIMUM_PROBLEMS.flatMap((known) => (known.runTask === undefined ? [] : [known.name]));
      throw unknownName('minimum problem with tasks', name, names);
    }
    return problem.runTask(task);
  },
  'minimum-puzzle': async (request: MinimumPuzzleRequest): Promise<MinimumAnswer> => {
    const { answerMinimum } = await import('./minimum-puzzle.js');
    return answerMinimum(request);
  },
} as const;

async function openSat(): Promise<Engine> {
  const { openEngine } = await import('../engine/index.js');
  return openEngine('sat');
}

type Tasks = typeof TASKS;

/** The name of a task. */
export type TaskName = keyof Tasks;

/** The argument of a task. */
export type TaskArgument<Name extends TaskName> = Parameters<Tasks[Name]>[0];

/** The answer of a task. */
export type TaskAnswer<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

/** The names of all tasks. */
export const TASK_NAMES = Object.freeze(Object.keys(TASKS)) as readonly TaskName[];

/**
 * Runs a task on this thread.
 * @param name may come from anywhere, as may what the argument names
 * @throws PuzzlewrightError `unknown-task`, `unknown-family` and so on, naming what was found and what there is
 */
export async function runTask(name: string, argument: unknown, context: TaskContext = {}): Promise<unknown> {
  const known = TASK_NAMES.find((task) => task === name);
  if (known === undefined) throw unknownName('task', name, TASK_NAMES);
  const task = TASKS[known] as (argument: unknown, context: TaskContext) => Promise<unknown>;
  return task(argument, context);
}
