/** Work on a pool of workers that ends early when the user interrupts it or when its time is over. */
import type { Host } from './host.js';
import type { Pool } from './pool.js';

/** Milliseconds, about 24 days: a timer of Node that is set to more ends at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** How much of the machine, and for how many seconds at most. */
export interface PoolLimits {
  readonly jobs: number;
  readonly timeout?: number | undefined;
}

/** What the work brought, or what ended it early. */
export type PoolWork<Value> =
  | { readonly status: 'done'; readonly value: Value }
  | { readonly status: 'interrupted' }
  | { readonly status: 'timeout' };

/** Opens a pool, works with it, and closes it whatever happens; an early end makes all its tasks reject. */
export async function withPool<Value>(
  { jobs, timeout }: PoolLimits,
  host: Host,
  work: (pool: Pool) => Promise<Value>,
): Promise<PoolWork<Value>> {
  const pool = host.openPool(jobs);
  let stopped: 'interrupted' | 'timeout' | undefined;
  const stop = (reason: 'interrupted' | 'timeout') => {
    stopped ??= reason;
    void pool.close();
  };
  const takeBack = host.onInterrupt(() => stop('interrupted'));
  const timer =
    timeout === undefined
      ? undefined
      : setTimeout(() => stop('timeout'), Math.min(timeout * 1000, LONGEST_TIMER));
  try {
    return { status: 'done', value: await work(pool) };
  } catch (error) {
    if (stopped === undefined) throw error;
    return { status: stopped };
  } finally {
    clearTimeout(timer);
    takeBack();
    await pool.close();
  }
}
