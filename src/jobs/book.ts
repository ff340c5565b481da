/**
 * A book as a job: the puzzles of files are proved, the others made by workers, kept in a store as they are finished, and
 * resumed from what the store has; then the pages are set.
 */
import type { PuzzleRecord } from '../../generators/make.js';
import type { Slice } from '../book/slices.js';
import type { BookSpec } from '../book/spec.js';
import type { CertifiedPuzzle } from '../proving/certified-puzzle.js';
import type { BatchEvents, PuzzlePorts } from './batch.js';
import { type ExplainedBook, explainBook } from './explain-book.js';
import { type FillLimit, fillBook } from './fill-book.js';
import { certifyGiven, type GivenPuzzle, type RefusedPuzzle } from './given-puzzles.js';
import { puzzleMaker, puzzlesAhead } from './make-ahead.js';
import { type KeptEntry, type PlacedEntry, placeEntries, resumePuzzles } from './puzzle-entries.js';
import type { Stored } from './store.js';
import { type Stopped, unlessCancelled } from './workers.js';

/** Everything that is known of a book before its first puzzle is made. */
export interface BookRequest {
  readonly spec: BookSpec;
  /** Puzzles of files by part. */
  readonly files: ReadonlyMap<number, readonly GivenPuzzle[]>;
  /** What has to be made. */
  readonly slices: readonly Slice[];
  /** Attempts at one puzzle before the book gives up. */
  readonly limitAttempts: number;
  /** Have the proofs checked. */
  readonly certify: boolean;
}

/** What happens while the puzzles of a book are collected. */
export interface BookEvents extends Pick<BatchEvents, 'onRefused'> {
  /** Entries of the store are of batches that the book does not have any more; they are left out. */
  onForeign?(entries: readonly Stored[]): void;
  /** A given puzzle is a copy of another one and is left out. */
  onCopy?(given: GivenPuzzle): void;
  /** How many of the puzzles that have to be made are finished, by part. */
  onProgress?(finished: readonly number[]): void;
}

/** The puzzles of a book by part, or why there are none. */
export type BookEnd =
  | {
      readonly status: 'done';
      readonly puzzles: readonly (readonly CertifiedPuzzle[])[];
      readonly steps: ExplainedBook;
    }
  /** All that the store holds belongs to another book. */
  | { readonly status: 'foreign' }
  /** Some of the given puzzles are not proved to have one solution. */
  | { readonly status: 'refused'; readonly refused: readonly RefusedPuzzle[] }
  /** Some parts could not be filled; the store has all that was made of them and of the others. */
  | {
      readonly status: 'limit';
      readonly limits: readonly FillLimit[];
      /** How many puzzles the store has. */
      readonly kept: number;
    }
  | Stopped;

/** Collects all puzzles of a book. */
export function collectBook(
  request: BookRequest,
  ports: PuzzlePorts,
  events: BookEvents = {},
): Promise<BookEnd> {
  return unlessCancelled(async () => {
    const { own, foreign } = placeEntries(await ports.store.read(), request.slices);
    if (foreign.length > 0) {
      if (own.every(({ place }) => place === undefined)) return { status: 'foreign' };
      events.onForeign?.(foreign);
    }
    return collect(request, own, ports, events);
  });
}

/** Puzzles of one slice by number. */
type Made = readonly Map<number, PuzzleRecord>[];

async function collect(
  request: BookRequest,
  own: readonly PlacedEntry[],
  ports: PuzzlePorts,
  events: BookEvents,
): Promise<BookEnd> {
  const { spec, files, slices, certify } = request;
  const taken = new Set<string>();
  const puzzles: CertifiedPuzzle[][] = spec.parts.map(() => []);
  for (const [part, given] of files) {
    const ratesSteps = spec.difficultyLabels;
    const options = {
      taken,
      certify,
      ratesSteps,
      ...(events.onCopy === undefined ? {} : { onCopy: events.onCopy }),
    };
    const certified = await certifyGiven(given, options, ports.workers);
    if (certified.status === 'refused') return certified;
    puzzles[part]!.push(...certified.puzzles);
  }
  const { kept, refused } = await resumePuzzles(ports.store, own, slices, ports.workers);
  for (const entry of refused) events.onRefused?.(entry);
  const made: Made = slices.map(() => new Map());
  for (const { slice, number, record } of kept) made[slice]!.set(number, record);
  const limits = await makeOthers(request, { kept, taken, made }, ports, events);
  if (limits.length > 0) {
    return { status: 'limit', limits, kept: made.reduce((sum, { size }) => sum + size, 0) };
  }
  for (const [index, { part, count }] of slices.entries()) {
    for (let number = 1; number <= count; number++) {
      const { attempts: _, ...puzzle } = made[index]!.get(number)!;
      puzzles[part]!.push(puzzle);
    }
  }
  return { status: 'done', puzzles, steps: await explainBook(spec, puzzles, ports.workers) };
}

/** What a book has before others are made. */
interface Collected {
  readonly kept: readonly KeptEntry[];
  readonly taken: Set<string>;
  readonly made: Made;
}

/** Makes what is missing; the value is what ended the work on some parts early, if anything. */
async function makeOthers(
  { spec, slices, limitAttempts, certify }: BookRequest,
  { kept, taken, made }: Collected,
  { workers, store, abort }: PuzzlePorts,
  { onProgress }: BookEvents,
): Promise<readonly FillLimit[]> {
  const known = slices.map((_, slice) => keysOf(kept, slice));
  const finished = (): readonly number[] =>
    spec.parts.map((_, part) =>
      slices.reduce((sum, slice, index) => sum + (slice.part === part ? made[index]!.size : 0), 0),
    );
  const limits: FillLimit[] = [];
  onProgress?.(finished());
  const make = puzzleMaker(workers, { certify, abort });
  const steps = fillBook({ slices, known, taken, limitAttempts, ahead: () => puzzlesAhead(workers), make });
  for await (const step of steps) {
    if (step.status === 'limit') {
      limits.push(step);
      continue;
    }
    const { slice, number, record } = step;
    await store.append({ slice, number, record });
    made[slice]!.set(number, record);
    onProgress?.(finished());
    if (abort?.() === true) await workers.cancel();
  }
  // Puzzles of parts that were given up may still be in the making.
  if (limits.length > 0) await workers.cancel();
  return limits;
}

function keysOf(kept: readonly KeptEntry[], slice: number): ReadonlyMap<number, string> {
  const own = kept.filter((entry) => entry.slice === slice);
  return new Map(own.map(({ number, key }) => [number, key]));
}
