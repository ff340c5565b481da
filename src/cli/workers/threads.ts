/**
 * Worker threads as workers of jobs: a solve blocks its thread, so long work goes where it blocks nobody. The
 * home of tinypool.
 */
import type { Tinypool } from 'tinypool';
import { type Issue, PuzzlewrightError } from '../../core/index.js';
import { cancelled, type TaskContext, type TaskName } from '../../jobs/index.js';
import { type OpenedWorkers, programBeside } from '../host/index.js';
import { connect, type ThreadEnd } from './thread-context.js';

/** An order to a worker thread, which copies plain data by itself. */
export interface TaskOrder {
  readonly name: TaskName;
  readonly argument: unknown;
  /** There where the caller may end the task early, or wants to know how far it is. */
  readonly connection?: ThreadEnd;
}

/** The outcome of a task on a worker thread. */
export type ThreadOutcome =
  | { readonly status: 'answered'; readonly answer: unknown }
  | ({ readonly status: 'refused' } & Issue);

/**
 * Milliseconds, about 24 days: threads that have nothing to do stay, since starting them again takes long.
 */
const IDLE_TIMEOUT = 2 ** 31 - 1;

/**
 * Opens worker threads; they start with the first task at the latest, and anew with the first one after
 * others were cancelled.
 * @param worker the program that they run
 */
export function openThreads(width: number, worker = programBeside('worker')): OpenedWorkers {
  let threads: Threads | undefined;
  let isClosed = false;
  const cancel = async (): Promise<void> => {
    const ending = threads;
    threads = undefined;
    await (await ending?.starting)?.destroy();
  };
  return {
    width,
    start: async (first = width, tasks = []) => {
      if (!isClosed) threads ??= start({ first: Math.min(first, width), width, worker, tasks });
      await threads?.starting;
    },
    run: async (name, argument, context) => {
      if (isClosed) throw cancelled();
      threads ??= start({ first: width, width, worker, tasks: [] });
      const own = threads;
      const order: TaskOrder = { name, argument };
      try {
        const pool = own.started ?? (await own.starting);
        if (own !== threads) throw cancelled();
        return answerIn(await runOn(pool, order, context));
      } catch (error) {
        // Ending threads rejects the tasks that run on them.
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

async function runOn(
  pool: Tinypool,
  order: TaskOrder,
  context: TaskContext | undefined,
): Promise<ThreadOutcome> {
  if (context?.abort === undefined && context?.onProgress === undefined) return pool.run(order);
  const { far, close } = connect(context);
  try {
    return await pool.run({ ...order, connection: far }, { transferList: [far.progress] });
  } finally {
    close();
  }
}

/** @throws PuzzlewrightError where the task ended with one */
function answerIn<Answer>(outcome: ThreadOutcome): Answer {
  if (outcome.status === 'answered') return outcome.answer as Answer;
  throw new PuzzlewrightError(outcome.code, outcome.message, outcome.place);
}

/** Threads that are starting. */
interface Threads {
  readonly starting: Promise<Tinypool>;
  /**
   * The same as soon as it is there: a task goes to them at once, also where its caller is busy after that.
   */
  started?: Tinypool;
}

interface Start {
  /** The number of start at once, of `width`. */
  readonly first: number;
  readonly width: number;
  readonly worker: URL;
  readonly tasks: readonly TaskName[];
}

function start(wanted: Start): Threads {
  const starting = openPool(wanted);
  const threads: Threads = { starting };
  // A failure reaches the callers that await them.
  starting.then(
    (pool) => {
      threads.started = pool;
    },
    () => undefined,
  );
  return threads;
}

/** The package is loaded when it is used: most command lines start no thread. */
async function openPool({ first, width, worker, tasks }: Start): Promise<Tinypool> {
  const { Tinypool } = await import('tinypool');
  return new Tinypool({
    filename: worker.href,
    runtime: 'worker_threads',
    argv: [...tasks],
    minThreads: first,
    maxThreads: width,
    idleTimeout: IDLE_TIMEOUT,
  });
}
