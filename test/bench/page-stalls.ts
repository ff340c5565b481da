/** The longest stalls of the page's own thread, in processor time, which a busy machine hardly changes. */
import type { Browser, Page } from 'playwright-core';

/** The used fields of a trace event. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time, in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const MICROSECONDS = 1e6;

/**
 * Records what the threads of a page do, from now on; the answer ends it with the longest task in seconds.
 */
export async function recordStalls(browser: Browser, page: Page): Promise<() => Promise<number>> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  return async () => {
    const trace = JSON.parse((await browser.stopTracing()).toString()) as {
      readonly traceEvents: readonly TraceEvent[];
    };
    const { traceEvents } = trace;
    const main = new Set(
      traceEvents
        .filter(({ args }) => args?.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid} ${tid}`),
    );
    const busy = traceEvents.filter(({ pid, tid }) => main.has(`${pid} ${tid}`));
    if (busy.length === 0) throw new Error('the trace has no event of the thread of the page');
    return busy.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur), 0) / MICROSECONDS;
  };
}
