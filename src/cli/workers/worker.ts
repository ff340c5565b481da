/**
 * The program of a worker thread: the task of an order. The modules that its arguments name are loaded before
 * the first order comes.
 */
import '../../node/index.js';
import { issue, PuzzlewrightError } from '../../core/index.js';
import { loadTask, runTask, TASK_NAMES } from '../../jobs/index.js';
import { contextOf } from './thread-context.js';
import type { TaskOrder, ThreadOutcome } from './threads.js';

/** Runs a task. Errors that callers distinguish by their codes cross threads as data. */
async function runOrder({ name, argument, connection }: TaskOrder): Promise<ThreadOutcome> {
  try {
    const context = connection === undefined ? {} : contextOf(connection);
    return { status: 'answered', answer: await runTask(name, argument, context) };
  } catch (error) {
    if (!(error instanceof PuzzlewrightError)) throw error;
    const { code, message, place } = error;
    return { status: 'refused', ...issue(code, message, place) };
  }
}

async function prepare(): Promise<typeof runOrder> {
  for (const task of TASK_NAMES) if (process.argv.includes(task)) await loadTask(task);
  return runOrder;
}

/** The pool waits for the function, and calls it. */
export default prepare();
