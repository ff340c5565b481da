/**
 * The port for long work: tasks of the table in tasks.ts, by name. Threads, a queue and a page's worker
 * implement it; a job neither knows nor cares which.
 */
import { PuzzlewrightError } from '../../core/index.js';
import type { TaskAnswer, TaskArgument, TaskContext, TaskName } from '../tasks/index.js';

/** Runs tasks, as many at once as it has room for, the others in turn. */
export interface Workers {
  /** The number of tasks run at once; at least 1. */
  readonly width: number;
  /**
   * The number of tasks to hand over before the first is answered, where that is more than the width says; it
   * may change while workers come and go.
   */
  readonly queueLength?: number;
  /**
   * Runs one task; nobody changes its argument or its answer afterwards. The context may end the task early
   * with the best that it has, and receives how far it is; where it cannot reach a task, that one ends by
   * {@link cancel} alone. Rejects with PuzzlewrightError `tasks-cancelled` when the task was cancelled, and
   * with what the task throws.
   */
  run<Name extends TaskName>(
    name: Name,
    argument: TaskArgument<Name>,
    context?: TaskContext,
  ): Promise<TaskAnswer<Name>>;
  /**
   * Cancels all tasks that wait or run, and resolves when none of them runs any more. Other tasks may follow.
   */
  cancel(): Promise<void>;
}

const CANCELLED = 'tasks-cancelled';

/** The error of a cancelled task. */
export function cancelled(): PuzzlewrightError {
  return new PuzzlewrightError(CANCELLED, 'The task was cancelled before it had an answer.');
}

/** True if an error says that a task was cancelled. */
function isCancelled(error: unknown): boolean {
  return error instanceof PuzzlewrightError && error.code === CANCELLED;
}

/** The end of a job whose caller stopped it; finished results are in its store. */
export interface Stopped {
  readonly status: 'stopped';
}

/**
 * The outcome of work, or that it was stopped: its tasks were cancelled. Other errors of the work are thrown.
 */
export async function unlessCancelled<Outcome>(work: () => Promise<Outcome>): Promise<Outcome | Stopped> {
  try {
    return await work();
  } catch (error) {
    if (isCancelled(error)) return { status: 'stopped' };
    throw error;
  }
}
