/** Workers without threads, for browsers, tests and short work: tasks run here, one after the other. */
import { runTask, type TaskAnswer } from '../tasks/index.js';
import { cancelled, type Workers } from './workers.js';

/** Options for running tasks here. */
export interface InProcessOptions {
  /** The width of the workers: the number of tasks that a job hands over at once. Default 1. */
  readonly width?: number;
  /** Awaited before each task; frees the caller's thread for a moment. */
  pause?(): Promise<void>;
}

/**
 * Opens workers on this thread. A cancelled task that runs already comes to its end; its answer is dropped.
 */
export function openInProcess({ width = 1, pause }: InProcessOptions = {}): Workers {
  let epoch = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    width,
    run: (name, argument, context) => {
      const begun = epoch;
      const answer = last.then(async () => {
        await pause?.();
        if (begun !== epoch) throw cancelled();
        const found = await runTask(name, argument, context);
        if (begun !== epoch) throw cancelled();
        return found as TaskAnswer<typeof name>;
      });
      last = answer.catch(() => undefined);
      return answer;
    },
    cancel: async () => {
      epoch++;
      await last;
    },
  };
}
