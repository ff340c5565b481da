/** The independent tasks of a minimum problem, run by workers. */
import type { TaskRunner } from '../minimum/problem.js';
import { unlessCancelled, type Workers } from './workers.js';

/** The problem whose tasks are run, and the callback that receives how many of them are done. */
interface TaskOptions {
  /** Name of the problem. */
  readonly problem: string;
  /** True when the job is to end; polled between tasks. */
  abort(): boolean;
  onShare?(done: number, total: number): void;
  /** The tasks were cancelled by the caller who opened the workers. */
  onCancelled(): void;
}

/** A runner that hands out tasks in order, and cancels those under way once an answer is enough. */
export function taskRunner(
  { problem, abort, onShare, onCancelled }: TaskOptions,
  workers: Workers,
): TaskRunner {
  const { width } = workers;
  return {
    width,
    run: async (tasks, onAnswer) => {
      let next = 0;
      let done = 0;
      let cancelling: Promise<void> | undefined;
      const work = async (): Promise<void> => {
        while (cancelling === undefined && next < tasks.length && !abort()) {
          const index = next++;
          const answer = await workers.run('minimum-task', { problem, task: tasks[index] });
          onShare?.(++done, tasks.length);
          if (cancelling === undefined && onAnswer(answer, index) === 'stop') cancelling = workers.cancel();
        }
      };
      const outcome = await unlessCancelled(() => Promise.all(Array.from({ length: width }, work)));
      if ('status' in outcome && cancelling === undefined) onCancelled();
      await cancelling;
    },
  };
}
