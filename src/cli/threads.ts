/** Worker threads as workers of jobs: a solve blocks its thread, so long work goes where it blocks nobody. The home of tinypool. */
import type { Tinypool } from 'tinypool';
import { PuzzlewrightError } from '../core/error.js';
import type { Issue } from '../core/issue.js';
import type { TaskName } from '../jobs/tasks.js';
import { cancelled, type Workers } from '../jobs/workers.js';

/** What a worker thread receives; the argument as JSON text. */
export interface TaskOrder {
  readonly name: TaskName;
  readonly argument: string;
}

/** What a worker thread answers; the answer as JSON text. */
export type TaskOutcome =
  | { readonly status: 'answered'; readonly answer: string }
  | ({ readonly status: 'refused' } & Issue);

/** Workers that the caller who opened them has to close. */
export interface OpenedWorkers extends Workers {
  /** Cancels all tasks and ends the workers; tasks that come later are cancelled too. May be called twice. */
  close(): Promise<void>;
}

/** Opens worker threads; they start with the first task, and anew with the first one after others were cancelled. */
export function openThreads(width: number): OpenedWorkers {
  let threads: Promise<Tinypool> | undefined;
  let isClosed = false;
  const cancel = async (): Promise<void> => {
    const ending = threads;
    threads = undefined;
    await (await ending)?.destroy();
  };
  return {
    width,
    run: async (name, argument) => {
      if (isClosed) throw cancelled();
      threads ??= start(width);
      const own = threads;
      const order: TaskOrder = { name, argument: JSON.stringify(argument) };
      try {
        const pool = await own;
        if (own !== threads) throw cancelled();
        return answerIn(await pool.run(order));
      } catch (error) {
        // Ending threads rejects what runs on them.
        throw own === threads ? error : cancelled();
      }
    },
    cancel,
    close: () => {
      isClosed = true;
      return cancel();
    },
  };
}

/** @throws PuzzlewrightError where the task ended with one */
function answerIn<Answer>(outcome: TaskOutcome): Answer {
  if (outcome.status === 'answered') return JSON.parse(outcome.answer);
  throw new PuzzlewrightError(outcome.code, outcome.message, outcome.place);
}

/** The package is loaded when it is used: most command lines start no thread. */
async function start(width: number): Promise<Tinypool> {
  const { Tinypool } = await import('tinypool');
  return new Tinypool({
    filename: new URL('./worker.cjs', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: width,
    maxThreads: width,
  });
}
