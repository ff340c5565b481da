/** A job with workers that are cancelled when the user interrupts it or when it times out. */

import type { Crew, Host, OpenedWorkers } from '../host/index.js';

/** Milliseconds, about 24 days: a timer of Node that is set to more ends at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Parallel tasks of this machine or a queue of others, and a time limit in seconds. */
export interface WorkLimits {
  readonly jobs: number;
  /** The address of a queue whose workers do the work, instead of this machine. */
  readonly queue?: string | undefined;
  /** Receives the workers of the queue that are connected, now and then. */
  onCrew?(crew: Crew): void;
  readonly timeout?: number | undefined;
}

/** The flags that set them. */
interface LimitFlags {
  readonly jobs?: number | undefined;
  readonly queue?: string | undefined;
  readonly timeout?: number | undefined;
}

/**
 * The limits that flags set, for commands whose work a queue may do: that of `--queue`, else the one that the
 * environment names.
 */
export function workLimitsOf(
  { jobs, queue, timeout }: LimitFlags,
  host: Host,
  onCrew: NonNullable<WorkLimits['onCrew']>,
): WorkLimits {
  return { jobs: jobs ?? host.workers, queue: queue ?? host.queue, timeout, onCrew };
}

/** The cause that ended a job early. */
export type EndedBy = 'interrupted' | 'timeout';

/** The outcome of a job, and the cause that ended it early, if any. */
export interface Worked<Outcome> {
  readonly outcome: Outcome;
  readonly endedBy?: EndedBy;
}

/** Opens workers, runs a job with them, and ends them whatever happens. */
export async function withWorkers<Outcome>(
  limits: WorkLimits,
  host: Host,
  job: (workers: OpenedWorkers, abort: () => boolean) => Promise<Outcome>,
): Promise<Worked<Outcome>> {
  const { timeout } = limits;
  const workers = await open(limits, host);
  let endedBy: EndedBy | undefined;
  const end = (reason: EndedBy) => {
    endedBy ??= reason;
    void workers.close();
  };
  const takeBack = host.onInterrupt(() => end('interrupted'));
  const timer =
    timeout === undefined
      ? undefined
      : setTimeout(() => end('timeout'), Math.min(timeout * 1000, LONGEST_TIMER));
  try {
    const outcome = await job(workers, () => endedBy !== undefined);
    return { outcome, ...(endedBy === undefined ? {} : { endedBy }) };
  } finally {
    clearTimeout(timer);
    takeBack();
    await workers.close();
  }
}

async function open({ jobs, queue, onCrew }: WorkLimits, host: Host): Promise<OpenedWorkers> {
  if (queue === undefined) return host.openWorkers(jobs);
  // Most command lines use no queue.
  const { openQueue } = await import('../queue/index.js');
  return openQueue(queue, host, (crew) => onCrew?.(crew));
}
