/**
 * Worker threads that run the tasks of tasks.ts: a solve blocks its thread, so long work goes where it blocks nobody. The
 * home of tinypool.
 */
import type { Tinypool } from 'tinypool';
import type { TaskAnswer, TaskArgument, TaskName } from './tasks.js';

/** Runs tasks, as many at once as it has workers, the others in turn. */
export interface Pool {
  /** Runs one task; arguments and answers are copied. Rejects when the task throws, or when the pool is closed. */
  run<Name extends TaskName>(name: Name, argument: TaskArgument<Name>): Promise<TaskAnswer<Name>>;
  /** Ends the workers at once, also those at work. May be called twice. */
  close(): Promise<void>;
}

/** What a worker receives. */
export interface Job {
  readonly name: TaskName;
  readonly argument: unknown;
}

/** Opens a pool of so many worker threads. */
export function openWorkers(jobs: number): Pool {
  const opened = startWorkers(jobs);
  let closing: Promise<void> | undefined;
  return {
    run: async (name, argument) => {
      const workers = await opened;
      if (closing !== undefined) throw new Error('the pool is closed');
      return workers.run({ name, argument } satisfies Job);
    },
    close: () => (closing ??= opened.then((workers) => workers.destroy())),
  };
}

/** The package is loaded when it is used: most command lines start no worker. */
async function startWorkers(jobs: number): Promise<Tinypool> {
  const { Tinypool } = await import('tinypool');
  return new Tinypool({
    filename: new URL('./worker.js', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: jobs,
    maxThreads: jobs,
  });
}
