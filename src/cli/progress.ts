/**
 * A line on standard error that shows how far the work is; silent when nobody watches. The home of cli-progress, which
 * is loaded for the first line that is shown.
 */
import { createRequire } from 'node:module';
import type { SingleBar } from 'cli-progress';
import type { Host } from './host.js';

/** Shows bounds while they close in on each other, or how much of a step is done. */
export interface Progress {
  show(step: string, lower?: number, upper?: number): void;
  showPart(step: string, done: number, of: number): void;
  close(): void;
}

const SILENT: Progress & Counter = {
  show: () => undefined,
  showPart: () => undefined,
  close: () => undefined,
};

/** Opens the progress line; silent when standard error is no terminal. */
export function openProgress(host: Host): Progress {
  if (!host.terminal.err) return SILENT;
  const bar = openBar('{bar} {step} {bounds}');
  bar.start(1, 0, { step: 'reading', bounds: '' });
  return {
    show: (step, lower, upper) =>
      bar.update(closeness(lower, upper), { step, bounds: boundsOf(lower, upper) }),
    showPart: (step, done, of) => bar.update(done / of, { step, bounds: `${done} of ${of}` }),
    close: () => bar.stop(),
  };
}

/** Counts finished pieces of work. */
interface Counter {
  /** @param about what else is known; may be empty */
  show(done: number, about: string): void;
  close(): void;
}

/** Opens the progress line of a number of pieces of work; silent when standard error is no terminal. */
export function openCounter(host: Host, total: number, what: string): Counter {
  if (!host.terminal.err) return SILENT;
  const bar = openBar(`{bar} {value} of {total} ${what}{about}`);
  bar.start(total, 0, { about: '' });
  return {
    show: (done, about) => bar.update(done, { about: about === '' ? '' : `, ${about}` }),
    close: () => bar.stop(),
  };
}

function openBar(format: string): SingleBar {
  const packages = createRequire(import.meta.url);
  const { SingleBar: Bar } = packages('cli-progress') as typeof import('cli-progress');
  return new Bar({
    format,
    barsize: 20,
    clearOnComplete: true,
    hideCursor: false,
    noTTYOutput: false,
  });
}

/** 0 when nothing is known, 1 when the bounds meet. */
function closeness(lower: number | undefined, upper: number | undefined): number {
  if (lower === undefined || upper === undefined) return 0;
  return upper <= lower ? 1 : lower / upper;
}

/** Bounds in words; nothing where none is known. */
export function boundsOf(lower: number | undefined, upper: number | undefined): string {
  if (lower === undefined) return '';
  const text = (bound: number) => String(Math.round(bound * 100) / 100);
  return `at least ${text(lower)}${upper === undefined ? '' : `, at most ${text(upper)}`}`;
}
