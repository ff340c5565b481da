/**
 * The puzzles of a book while they are collected: those of files, those of an earlier run, and those that are
 * made.
 */
import type { PuzzleRecord } from '../../../generators/index.js';
import type { CertifiedPuzzle } from '../../proving/index.js';
import { type KeptEntry, type PuzzlePorts, puzzleMaker, queueLengthOf } from '../batch/index.js';
import { type FillLimit, fillBook } from './fill-book.js';
import type { BookEvents, BookRequest } from './request.js';

/** The puzzles of a book before others are made. */
interface Collected {
  /** Puzzles of files by part. */
  readonly given: readonly (readonly CertifiedPuzzle[])[];
  /** The puzzles that an earlier run made. */
  readonly kept: readonly KeptEntry[];
  /** Keys of the given ones; those of all others are added. */
  readonly taken: Set<string>;
}

/** Puzzles by slice and number. */
export class BookPuzzles {
  readonly #request: BookRequest;
  readonly #collected: Collected;
  readonly #ports: PuzzlePorts;
  readonly #onProgress: BookEvents['onProgress'];
  readonly #made: readonly Map<number, CertifiedPuzzle>[];
  /** The number of every slice were made and are no copies. */
  #finished: readonly number[];

  constructor(
    request: BookRequest,
    collected: Collected,
    ports: PuzzlePorts,
    onProgress: BookEvents['onProgress'],
  ) {
    this.#request = request;
    this.#collected = collected;
    this.#ports = ports;
    this.#onProgress = onProgress;
    this.#made = request.slices.map(() => new Map());
    this.#finished = request.slices.map(() => 0);
    for (const { slice, number, record } of collected.kept) this.#keep(slice, number, record);
  }

  /** The number of puzzles, those of files not counted. */
  get size(): number {
    return this.#made.reduce((sum, { size }) => sum + size, 0);
  }

  /**
   * Makes the puzzles that are missing of these numbers, one for each slice; the value is what ended the work
   * on some early, if anything.
   */
  async makeUpTo(counts: readonly number[]): Promise<readonly FillLimit[]> {
    const { limitAttempts, certify } = this.#request;
    const { kept, taken } = this.#collected;
    const { workers, store, abort } = this.#ports;
    const from = this.#finished;
    const slices = this.#request.slices.map((slice, index) => ({ ...slice, count: counts[index]! }));
    const known = slices.map(({ count }, slice) => keysOf(kept, slice, from[slice]!, count));
    const limits: FillLimit[] = [];
    this.#report();
    const make = puzzleMaker(workers, { certify, abort });
    const queueLength = (): number => queueLengthOf(workers);
    for await (const step of fillBook({ slices, from, known, taken, limitAttempts, queueLength, make })) {
      if (step.status === 'limit') {
        limits.push(step);
        continue;
      }
      const { slice, number, record } = step;
      await store.append({ slice, number, record });
      this.#keep(slice, number, record);
      this.#report();
      if (abort?.() === true) await workers.cancel();
    }
    // Puzzles of parts that were given up may still be in the making.
    if (limits.length > 0) await workers.cancel();
    this.#finished = counts;
    return limits;
  }

  /** The puzzles of every part: those of files, or the first ones of its slices. */
  byPart(counts: readonly number[]): readonly (readonly CertifiedPuzzle[])[] {
    const { slices } = this.#request;
    return this.#collected.given.map((given, part) => [
      ...given,
      ...slices.flatMap((slice, index) =>
        slice.part === part
          ? Array.from({ length: counts[index]! }, (_, number) => this.#made[index]!.get(number + 1)!)
          : [],
      ),
    ]);
  }

  #keep(slice: number, number: number, { attempts: _, ...puzzle }: PuzzleRecord): void {
    this.#made[slice]!.set(number, puzzle);
  }

  #report(): void {
    const { spec, slices } = this.#request;
    const ofPart = (part: number): number =>
      slices.reduce((sum, slice, index) => sum + (slice.part === part ? this.#made[index]!.size : 0), 0);
    this.#onProgress?.(spec.parts.map((_, part) => ofPart(part)));
  }
}

/** The keys of the kept puzzles of a slice with numbers from after one to another. */
function keysOf(
  kept: readonly KeptEntry[],
  slice: number,
  after: number,
  last: number,
): ReadonlyMap<number, string> {
  const own = kept.filter((entry) => entry.slice === slice && entry.number > after && entry.number <= last);
  return new Map(own.map(({ number, key }) => [number, key]));
}
