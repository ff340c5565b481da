/**
 * A line on standard error that shows how far the work is; silent when nobody watches. The home of
 * cli-progress, which is loaded for the first line that is shown.
 */
import { createRequire } from 'node:module';
import type { SingleBar } from 'cli-progress';
import type { Host } from '../host/index.js';

/** Shows bounds while they close in on each other, or the finished share of a step. */
export interface ProgressLine {
  show(step: string, lower?: number, upper?: number): void;
  showPart(step: string, done: number, of: number): void;
  close(): void;
}

const SILENT: ProgressLine & Counter = {
  show: () => undefined,
  showPart: () => undefined,
  close: () => undefined,
};

/** Opens the progress line; silent when standard error is no terminal. */
export function openProgress(host: Host): ProgressLine {
  if (!host.terminal.err) return SILENT;
  const bar = openBar('{bar} {step} {bounds}');
  bar.start(1, 0, { step: 'reading', bounds: '' });
  return {
    show: (step, lower, upper) =>
      bar.update(closeness(lower, upper), { step, bounds: boundsInWords(lower, upper) }),
    showPart: (step, done, of) => bar.update(done / of, { step, bounds: `${done} of ${of}` }),
    close: () => bar.stop(),
  };
}

/** Counts finished pieces of work. */
interface Counter {
  /** @param about further facts; may be empty */
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

/** Several counts, each with a name. */
interface NamedCount {
  readonly name: string;
  readonly total: number;
}

/** Shows several counts, a line each. */
interface Bars {
  /**
   * @param bar counted from 0
   * @param about further facts; may be empty
   */
  show(bar: number, done: number, about: string): void;
  close(): void;
}

/** Opens a line for each count, in a terminal. */
export function openBars(counts: readonly NamedCount[]): Bars {
  const { MultiBar } = progressPackage();
  // An interruption is for the job to end, which closes the bars.
  const bars = new MultiBar({
    clearOnComplete: true,
    hideCursor: false,
    gracefulExit: false,
    format: barLine,
  });
  const opened = counts.map(({ name, total }) => bars.create(total, 0, { name, about: '' }));
  return {
    show: (bar, done, about) => opened[bar]!.update(done, { about }),
    close: () => bars.stop(),
  };
}

/** Columns of a name, and of the bar behind it: with the count and the pace a line has 79 at most. */
const NAME_COLUMNS = 20;
const BAR_COLUMNS = 16;

/** One of several lines: name, bar, count, and further facts. */
export function barLine(
  _options: object,
  { value, total }: { readonly value: number; readonly total: number },
  { name, about }: { readonly name: string; readonly about: string },
): string {
  const shown =
    name.length > NAME_COLUMNS ? `${name.slice(0, NAME_COLUMNS - 1)}…` : name.padEnd(NAME_COLUMNS);
  const full = Math.floor((BAR_COLUMNS * value) / Math.max(1, total));
  const bar = '█'.repeat(full) + '░'.repeat(BAR_COLUMNS - full);
  return `${shown} ${bar} ${value} of ${total}${about === '' ? '' : `, ${about}`}`;
}

function progressPackage(): typeof import('cli-progress') {
  return createRequire(import.meta.url)('cli-progress') as typeof import('cli-progress');
}

function openBar(format: string): SingleBar {
  const { SingleBar: Bar } = progressPackage();
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
export function boundsInWords(lower: number | undefined, upper: number | undefined): string {
  if (lower === undefined) return '';
  const text = (bound: number) => String(Math.round(bound * 100) / 100);
  return `at least ${text(lower)}${upper === undefined ? '' : `, at most ${text(upper)}`}`;
}
