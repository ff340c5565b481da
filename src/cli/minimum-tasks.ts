/** The independent tasks of a minimum problem on a pool of workers. */
import type { Budget } from '../core/budget.js';
import type { AnyMinimumProblem, TaskRunner } from '../minimum/problem.js';
import type { Host } from './host.js';
import type { Pool } from './pool.js';

/** Milliseconds between two looks at whether the tasks should be cut off. */
const BETWEEN_LOOKS = 200;

/** How tasks are run, and who hears how many of them are done. */
interface TaskOptions {
  readonly jobs: number;
  readonly budget: Budget;
  onShare(done: number, total: number): void;
}

/** A runner and the end of its pool. */
export interface PooledTasks extends TaskRunner {
  close(): Promise<void>;
}

/** Opens a runner; workers start with the first tasks, and end where tasks are cut off. */
export function openTasks(
  { name }: AnyMinimumProblem,
  { jobs, budget: { abort }, onShare }: TaskOptions,
  host: Host,
): PooledTasks {
  let pool: Pool | undefined;
  const close = async (): Promise<void> => {
    const open = pool;
    pool = undefined;
    await open?.close();
  };
  return {
    width: jobs,
    close,
    run: async (tasks, onAnswer) => {
      pool ??= host.openPool(jobs);
      const workers = pool;
      let next = 0;
      let done = 0;
      let stopped = false;
      const stop = (): void => {
        stopped = true;
        void close();
      };
      const timer = setInterval(() => {
        if (abort?.() === true) stop();
      }, BETWEEN_LOOKS);
      const work = async (): Promise<void> => {
        while (!stopped && next < tasks.length && abort?.() !== true) {
          const index = next++;
          const answer = await workers.run('minimum-task', { problem: name, task: tasks[index] });
          onShare(++done, tasks.length);
          if (!stopped && onAnswer(answer, index) === 'stop') stop();
        }
      };
      try {
        await Promise.all(Array.from({ length: jobs }, work));
      } catch (error) {
        // Tasks that are cut off reject.
        if (!stopped) throw error;
      } finally {
        clearInterval(timer);
      }
    },
  };
}
