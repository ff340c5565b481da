/**
 * The progress of a long run: a line that changes in a terminal, else a line every few seconds with bounds,
 * time and the share that is done, for logs and for people who look in later.
 */

import type { Crew, Host } from '../host/index.js';
import { boundsInWords, crewWords, openProgress } from '../output/index.js';

/** Milliseconds between two lines. */
const BETWEEN_LINES = 5000;

/** Shows the state of a run. */
export interface RunProgress {
  /** Shows the current step, and the proved bounds. */
  show(step: string, lower?: number, upper?: number): void;
  /** The number of the parts of the present step are done. */
  share(done: number, total: number): void;
  /** The workers of a queue. */
  crew(crew: Crew): void;
  close(): void;
}

/** Shows nothing. */
export const NO_PROGRESS: RunProgress = {
  show: () => undefined,
  share: () => undefined,
  crew: () => undefined,
  close: () => undefined,
};

/** Opens the progress of a run that is called by a name. */
export function openRunProgress(name: string, host: Host): RunProgress {
  const bar = openProgress(host);
  const started = host.now();
  let printed = started;
  let known: { readonly step: string; readonly lower?: number; readonly upper?: number } = {
    step: 'reading',
  };
  let parts = '';
  let workers = '';
  const report = (): void => {
    const { step, lower, upper } = known;
    bar.show(`${step}${parts}${workers}`, lower, upper);
    if (host.terminal.err || host.now() - printed < BETWEEN_LINES) return;
    printed = host.now();
    const seconds = `${Math.round((printed - started) / 1000)} s`;
    const bounds = boundsInWords(lower, upper);
    host.note(`${name}: ${step}${parts}${workers}; ${bounds === '' ? '' : `${bounds}; `}${seconds}`);
  };
  // Some steps take longer than the time between two lines.
  const timer = setInterval(report, BETWEEN_LINES);
  timer.unref();
  return {
    show: (step, lower, upper) => {
      if (step !== known.step) parts = '';
      known = { step, ...(lower === undefined ? {} : { lower }), ...(upper === undefined ? {} : { upper }) };
      report();
    },
    share: (done, total) => {
      parts = `, ${done} of ${total} parts (${Math.floor((100 * done) / total)} %)`;
      report();
    },
    crew: (crew) => {
      workers = `; ${crewWords(crew)}`;
    },
    close: () => {
      clearInterval(timer);
      bar.close();
    },
  };
}
