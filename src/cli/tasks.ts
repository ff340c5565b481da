/**
 * What worker threads can be asked to do, by name: a plain argument in, a plain answer out. An answer depends on the
 * argument alone. A task blocks its thread; expected failures are part of its answer.
 */
import { type MakeRequest, type Making, makePuzzle } from '../../generators/make.js';
import { type Certificate, certify } from '../book/certify.js';
import { openEngine } from '../engine/index.js';
import type { Puzzle } from '../families/family.js';
import { findFamily } from '../families/index.js';
import { findMinimumProblem } from '../minimum/index.js';

/** A task of a minimum problem, by the problem's name. */
interface MinimumTask {
  readonly problem: string;
  readonly task: unknown;
}

/** A puzzle that somebody made, of a family named by its id. */
interface CertifyTask {
  readonly family: string;
  readonly puzzle: Puzzle;
  /** Have the proof checked. */
  readonly certify: boolean;
}

/** The table of tasks. */
export const TASKS = {
  'make-puzzle': async (request: MakeRequest): Promise<Making> =>
    makePuzzle(request, await openEngine('sat')),
  'certify-puzzle': async ({ family, puzzle, certify: isChecked }: CertifyTask): Promise<Certificate> =>
    certify(findFamily(family)!, puzzle, await openEngine('sat'), isChecked),
  'minimum-task': async ({ problem, task }: MinimumTask): Promise<unknown> =>
    findMinimumProblem(problem)?.runTask?.(task),
} as const;

type Tasks = typeof TASKS;

export type TaskName = keyof Tasks;

/** The argument of a task. */
export type TaskArgument<Name extends TaskName> = Parameters<Tasks[Name]>[0];

/** The answer of a task. */
export type TaskAnswer<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;
