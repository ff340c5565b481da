/** What runs on a worker thread: the task of an order. */
import '../node/index.js';
import { PuzzlewrightError } from '../core/error.js';
import { runTask } from '../jobs/tasks.js';
import { contextOf } from './thread-context.js';
import type { TaskOrder, TaskOutcome } from './threads.js';

/** Runs a task; the pool calls it. Errors that callers distinguish by their codes cross threads as data. */
export default async function runOrder({ name, argument, connection }: TaskOrder): Promise<TaskOutcome> {
  try {
    const context = connection === undefined ? {} : contextOf(connection);
    return { status: 'answered', answer: JSON.stringify(await runTask(name, JSON.parse(argument), context)) };
  } catch (error) {
    if (!(error instanceof PuzzlewrightError)) throw error;
    const { code, message, place } = error;
    return { status: 'refused', code, message, ...(place === undefined ? {} : { place }) };
  }
}
