/** The independent tasks of a minimum problem, run by workers. */
import type { TaskRunner } from '../../minimum/index.js';
import { unlessCancelled, type Workers } from '../ports/index.js';

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
  const room = (): number => workers.queueLength ?? workers.width;
  return {
    get width() {
      return workers.width;
    },
    run: async (tasks, onAnswer) => {
      let next = 0;
      let done = 0;
      let cancelling: Promise<void> | undefined;
      let open = 0;
      const more = (): Promise<void>[] =>
        Array.from({ length: Math.max(0, Math.min(room() - open, tasks.length - next)) }, () => {
          const one = work();
          // Where one fails, nobody may wait for the others any more.
          one.catch(() => undefined);
          return one;
        });
      const work = async (): Promise<void> => {
        open++;
        const others: Promise<void>[] = [];
        while (cancelling === undefined && next < tasks.length && !abort()) {
          const index = next++;
          const answer = await workers.run('minimum-task', { problem, task: tasks[index] });
          onShare?.(++done, tasks.length);
          if (cancelling === undefined && onAnswer(answer, index) === 'stop') cancelling = workers.cancel();
          // Workers may have joined meanwhile.
          others.push(...more());
        }
        await Promise.all(others);
      };
      const outcome = await unlessCancelled(() => Promise.all(more()));
      if ('status' in outcome && cancelling === undefined) onCancelled();
      await cancelling;
    },
  };
}
