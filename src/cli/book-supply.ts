/** The puzzles of a book: those of files are proved, the others made, and every finished one is kept at once. */
import type { MakeRequest } from '../../generators/make.js';
import type { BookPuzzle } from '../book/entries.js';
import { type BookFilling, type FillLimit, fillBook } from '../book/fill.js';
import type { Slice } from '../book/slices.js';
import type { BookSpec } from '../book/spec.js';
import { certifyPart, type FilePuzzle } from './book-files.js';
import type { WorkLine } from './book-work-file.js';
import type { Host } from './host.js';
import { type IntactLine, intactLines, type PlacedLine } from './kept-lines.js';
import type { Pool } from './pool.js';
import { openCounter } from './progress.js';

/** Everything that is known before the first puzzle is made. */
export interface Prepared {
  readonly spec: BookSpec;
  /** Puzzles of files by part. */
  readonly files: ReadonlyMap<number, readonly FilePuzzle[]>;
  readonly slices: readonly Slice[];
  readonly workFile: string;
  /** What an interrupted run has made already, not yet looked at. */
  readonly lines: readonly PlacedLine[];
}

/** Puzzles by part, or the limit that was reached. */
export type Supply =
  | { readonly status: 'done'; readonly puzzles: readonly (readonly BookPuzzle[])[] }
  | FillLimit;

/** How the making is bounded, and where finished puzzles go. */
interface SupplyOptions {
  readonly limitAttempts: number;
  /** How many puzzles to ask for at once. */
  readonly ahead: number;
  /** Have the proofs checked. */
  readonly certify: boolean;
  /** Called once with the puzzles of an interrupted run are taken over. */
  startWith(lines: readonly WorkLine[]): void;
  keep(line: WorkLine): void;
}

/** A made puzzle by slice and number. */
type Made = readonly Map<number, WorkLine['record']>[];

/** Collects all puzzles of the book, by part. */
export async function supplyBook(
  { spec, files, slices, lines, workFile }: Prepared,
  options: SupplyOptions,
  pool: Pool,
  host: Host,
): Promise<Supply> {
  const taken = new Set<string>();
  const puzzles: BookPuzzle[][] = spec.parts.map(() => []);
  for (const [part, read] of files)
    puzzles[part]!.push(...(await certifyPart(read, taken, options.certify, pool, host)));
  const intact = await intactLines(workFile, lines, slices, pool, host);
  options.startWith(intact.map(({ key: _, ...line }) => line));
  const made: Made = slices.map(() => new Map());
  for (const { slice, number, record } of intact) made[slice]!.set(number, record);
  const known = slices.map((_, slice) => keysOf(intact, slice));
  const limit = await makeOthers({ slices, known, taken }, made, options, pool, host);
  if (limit !== undefined) return limit;
  for (const [index, { part, count }] of slices.entries()) {
    for (let number = 1; number <= count; number++) {
      const { attempts: _, ...puzzle } = made[index]!.get(number)!;
      puzzles[part]!.push(puzzle);
    }
  }
  return { status: 'done', puzzles };
}

/** Makes what is missing; the value is the limit that was reached, if any. */
async function makeOthers(
  wanted: Pick<BookFilling, 'slices' | 'known' | 'taken'>,
  made: Made,
  { limitAttempts, ahead, certify, keep }: SupplyOptions,
  pool: Pool,
  host: Host,
): Promise<FillLimit | undefined> {
  const total = wanted.slices.reduce((sum, { count }) => sum + count, 0);
  const counter = openCounter(host, total, 'puzzles');
  const done = (): number => made.reduce((sum, { size }) => sum + size, 0);
  counter.show(done());
  const filling = { ...wanted, limitAttempts, ahead };
  try {
    const make = (request: MakeRequest) => pool.run('make-puzzle', { ...request, certify });
    for await (const step of fillBook({ ...filling, make })) {
      if (step.status === 'limit') return step;
      const { slice, number, record } = step;
      keep({ slice, number, record });
      made[slice]!.set(number, record);
      counter.show(done());
    }
  } finally {
    counter.close();
  }
  return undefined;
}

function keysOf(lines: readonly IntactLine[], slice: number): ReadonlyMap<number, string> {
  const own = lines.filter((line) => line.slice === slice);
  return new Map(own.map(({ number, key }) => [number, key]));
}
