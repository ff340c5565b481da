/** The callbacks while HiGHS runs, and how an error that one of them throws leaves the run. */
import type { Progress } from '../engine.js';
import type { RunSettings } from './native.js';

/** Progress is reported on every change of the bounds and at least once in this many nodes. */
const NODES_BETWEEN_REPORTS = 100;

/** The event that HiGHS passes to its callbacks. */
interface NativeEvent {
  readonly data: Readonly<Record<string, unknown>>;
  interrupt(): void;
}

export interface Listener {
  /** Polls the abort function and ends the run when it returns true. */
  poll(event: NativeEvent): undefined;
  /** Reports progress, then polls. */
  report(event: NativeEvent): undefined;
  /**
   * Throws again errors of the caller's own functions during the run, so that they are not taken for
   * failures of HiGHS.
   */
  rethrow(): void;
}

/** The callbacks of one run; undefined when the caller gave none, because callbacks cost time. */
export function listen({ abort, onProgress }: RunSettings): Listener | undefined {
  if (abort === undefined && onProgress === undefined) return undefined;
  const pass = onProgress === undefined ? undefined : throttle(onProgress);
  let thrown: { readonly error: unknown } | undefined;
  const guard = (event: NativeEvent, work: () => void): undefined => {
    try {
      if (thrown === undefined) work();
    } catch (error) {
      thrown = { error };
      event.interrupt();
    }
  };
  const poll = (event: NativeEvent): void => {
    if (abort?.()) event.interrupt();
  };
  return {
    poll: (event) => guard(event, () => poll(event)),
    report: (event) =>
      guard(event, () => {
        pass?.(readProgress(event.data));
        poll(event);
      }),
    rethrow: () => {
      if (thrown !== undefined) throw thrown.error;
    },
  };
}

function readProgress(data: Readonly<Record<string, unknown>>): Progress {
  const { mip_primal_bound: incumbent, mip_dual_bound: bound, mip_node_count: nodes } = data;
  return {
    ...(typeof incumbent === 'number' && Number.isFinite(incumbent) ? { incumbent } : {}),
    ...(typeof bound === 'number' && Number.isFinite(bound) ? { bound } : {}),
    nodes: Number(nodes),
  };
}

/** Passes on each change: a new incumbent or bound, or a hundred more nodes. */
function throttle(listener: (progress: Progress) => void): (progress: Progress) => void {
  let last: Progress | undefined;
  return (progress) => {
    const changed =
      last === undefined ||
      progress.incumbent !== last.incumbent ||
      progress.bound !== last.bound ||
      (progress.nodes ?? 0) >= (last.nodes ?? 0) + NODES_BETWEEN_REPORTS;
    if (!changed) return;
    last = progress;
    listener(progress);
  };
}
