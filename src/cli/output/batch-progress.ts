/**
 * The progress of a batch: the number of finished puzzles (or pictures), their pace, the time left and, where
 * other machines do the work, their workers. In a terminal it is one line that changes; a run on a queue
 * writes a line to logs every few seconds.
 */

import { counted } from '../../core/index.js';
import type { Crew, Host } from '../host/index.js';
import { openCounter } from './progress.js';

/** Milliseconds between two lines. */
const BETWEEN_LINES = 5000;

const SECONDS = { minute: 60, hour: 3600, day: 86_400 };

/** Shows the progress of a batch. */
export interface BatchProgress {
  /** The number of puzzles that are finished; the first call says how many there were before. */
  show(finished: number): void;
  /** The workers of a queue. */
  crew(crew: Crew): void;
  close(): void;
}

/** Opens the progress of a batch of `total` puzzles, or of something else. */
export function openBatchProgress(host: Host, total: number, what = 'puzzles'): BatchProgress {
  const counter = openCounter(host, total, what);
  const started = host.now();
  let before: number | undefined;
  let finished = 0;
  let workers: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  const about = (): string => {
    const seconds = (host.now() - started) / 1000;
    const pace = paceWords({ made: finished - (before ?? 0), left: total - finished, seconds });
    return [workers, pace].filter((one) => one !== undefined).join(', ');
  };
  const line = (): void => host.note(`${finished} of ${total} ${what}, ${about()}`);
  return {
    show: (count) => {
      before ??= count;
      finished = count;
      counter.show(finished, about());
    },
    crew: (crew) => {
      workers = crewWords(crew);
      if (host.terminal.err) counter.show(finished, about());
      else timer ??= setInterval(line, BETWEEN_LINES).unref();
    },
    close: () => {
      clearInterval(timer);
      counter.close();
    },
  };
}

/** `2 workers with 8 threads`. */
export function crewWords({ workers, threads }: Pick<Crew, 'workers' | 'threads'>): string {
  return `${counted(workers, 'worker')} with ${counted(threads, 'thread')}`;
}

/** The data of a rate. */
interface Pace {
  /** Puzzles made in these seconds. */
  readonly made: number;
  readonly seconds: number;
  /** Unfinished puzzles. */
  readonly left: number;
}

/** `4.5 a second, 20 s left`; undefined before the first puzzle. */
export function paceWords({ made, seconds, left }: Pace): string | undefined {
  if (made <= 0 || seconds <= 0) return undefined;
  const rate = made / seconds;
  return `${rateWords(rate)}, ${durationWords(left / rate)} left`;
}

/** @param rate puzzles a second */
function rateWords(rate: number): string {
  if (rate >= 1) return `${rounded(rate)} a second`;
  return rate * SECONDS.minute >= 1
    ? `${rounded(rate * SECONDS.minute)} a minute`
    : `${rounded(rate * SECONDS.hour)} an hour`;
}

function rounded(number: number): string {
  return number >= 10 ? String(Math.round(number)) : String(Math.round(number * 10) / 10);
}

function durationWords(seconds: number): string {
  const { minute, hour, day } = SECONDS;
  if (seconds < 2 * minute) return `${Math.ceil(seconds)} s`;
  if (seconds < 2 * hour) return `${Math.ceil(seconds / minute)} min`;
  return seconds < 2 * day ? `${Math.ceil(seconds / hour)} h` : `${Math.ceil(seconds / day)} days`;
}
