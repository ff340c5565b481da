/** What runs on a worker thread: the task of a job. */
import type { Job } from './pool.js';
import { TASKS } from './tasks.js';

/** Runs a job; the pool calls it. */
export default function runJob({ name, argument }: Job): Promise<unknown> {
  return TASKS[name](argument as never);
}
