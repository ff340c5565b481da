/**
 * The progress of a book: in a terminal a bar for each part with the time that its puzzles will still take;
 * elsewhere nothing, but for a run on a queue, which writes a line to logs now and then.
 */

import type { Crew, Host } from '../host/index.js';
import { crewWords, openBars, openBatchProgress, paceWords } from '../output/index.js';

/** A part whose puzzles are made. */
export interface PartToMake {
  /** Among all parts of the book, from 0. */
  readonly index: number;
  readonly title: string;
  readonly count: number;
}

/** Shows the progress of a book. */
export interface BookProgress {
  /**
   * The number of puzzles that are finished, by part of the book; the first call counts those before it.
   */
  show(finished: readonly number[]): void;
  /** The workers of a queue. */
  crew(crew: Crew): void;
  close(): void;
}

/** Books of more parts have one bar for all: a terminal has no room for more. */
const MOST_BARS = 12;

/** Opens the progress of a book. */
export function openBookProgress(host: Host, parts: readonly PartToMake[]): BookProgress {
  if (host.terminal.err && parts.length > 1 && parts.length <= MOST_BARS) return barsOfParts(host, parts);
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const progress = openBatchProgress(host, total);
  return { ...progress, show: (finished) => progress.show(finished.reduce((sum, count) => sum + count, 0)) };
}

function barsOfParts(host: Host, parts: readonly PartToMake[]): BookProgress {
  const bars = openBars(parts.map(({ title, count }) => ({ name: title, total: count })));
  const clocks = parts.map(() => new PartClock());
  let finished: readonly number[] = [];
  let workers: string | undefined;
  const update = (): void => {
    for (const [bar, { index, count }] of parts.entries()) {
      const done = finished[index] ?? 0;
      const pace = clocks[bar]!.pace(done, count, host.now());
      bars.show(bar, done, [...(done < count && workers !== undefined ? [workers] : []), pace].join(', '));
    }
  };
  return {
    show: (counts) => {
      finished = counts;
      update();
    },
    crew: (crew) => {
      workers = crewWords(crew);
      update();
    },
    close: () => bars.close(),
  };
}

/** The pace of a part's puzzles: its time begins when the first of them is asked for. */
export class PartClock {
  #before = 0;
  #started: number | undefined;

  /**
   * The pace in words; empty before the first puzzle, and when all are there.
   * @param now milliseconds
   */
  pace(done: number, count: number, now: number): string {
    if (this.#started === undefined) {
      this.#started = now;
      this.#before = done;
    }
    if (done === this.#before) this.#started = now;
    if (done >= count) return '';
    const seconds = (now - this.#started) / 1000;
    return paceWords({ made: done - this.#before, left: count - done, seconds }) ?? '';
  }
}
