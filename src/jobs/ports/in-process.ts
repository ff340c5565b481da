/** Workers without threads, for browsers, tests and short work: tasks run here, one after the other. */
import { runTask, type TaskAnswer } from './tasks.js';
import { cancelled, type Workers } from './workers.js';

/** How tasks run here. */
export interface InProcessOptions {
  /** What the width of the workers says: how many tasks a job hands over at once. Default 1. */
  readonly width?: number;
  /** Awaited before each task, so that the caller's thread can do other things. */
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
      const text = JSON.stringify(argument);
      const answer = last.then(async () => {
        await pause?.();
        if (begun !== epoch) throw cancelled();
        const found = JSON.stringify(await runTask(name, JSON.parse(text), context));
        if (begun !== epoch) throw cancelled();
        return JSON.parse(found) as TaskAnswer<typeof name>;
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
