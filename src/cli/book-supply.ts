/** The puzzles of a book: those of files are proved, the others made, and every finished one is kept at once. */
import type { MakeRequest } from '../../generators/make.js';
import type { BookPuzzle } from '../book/entries.js';
import { type FillLimit, fillBook } from '../book/fill.js';
import type { Slice } from '../book/slices.js';
import type { BookSpec } from '../book/spec.js';
import { canonicalKey } from '../families/canonical.js';
import { findFamily } from '../families/index.js';
import { certifyPart, type FilePuzzle } from './book-files.js';
import type { WorkLine } from './book-work-file.js';
import type { Host } from './host.js';
import type { Pool } from './pool.js';
import { openCounter } from './progress.js';

/** Everything that is known before the first puzzle is made. */
export interface Prepared {
  readonly spec: BookSpec;
  /** Puzzles of files by part. */
  readonly files: ReadonlyMap<number, readonly FilePuzzle[]>;
  readonly slices: readonly Slice[];
  /** What tells this book's puzzles from another's. */
  readonly fingerprint: string;
  /** What an interrupted run has made already. */
  readonly lines: readonly WorkLine[];
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
  keep(line: WorkLine): void;
}

/** A made puzzle by slice and number. */
type Made = readonly Map<number, WorkLine['record']>[];

/** Collects all puzzles of the book, by part. */
export async function supplyBook(
  { spec, files, slices, lines }: Prepared,
  options: SupplyOptions,
  pool: Pool,
  host: Host,
): Promise<Supply> {
  const taken = new Set<string>();
  const puzzles: BookPuzzle[][] = spec.parts.map(() => []);
  for (const [part, read] of files)
    puzzles[part]!.push(...(await certifyPart(read, taken, options.certify, pool, host)));
  const made: Made = slices.map(() => new Map());
  for (const { slice, number, record } of lines) made[slice]!.set(number, record);
  const limit = await makeOthers(slices, made, taken, options, pool, host);
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
  slices: readonly Slice[],
  made: Made,
  taken: Set<string>,
  { limitAttempts, ahead, certify, keep }: SupplyOptions,
  pool: Pool,
  host: Host,
): Promise<FillLimit | undefined> {
  const total = slices.reduce((sum, { count }) => sum + count, 0);
  const counter = openCounter(host, total, 'puzzles');
  let done = made.reduce((sum, { size }) => sum + size, 0);
  counter.show(done);
  const known = made.map(keysOf);
  const filling = { slices, known, taken, limitAttempts, ahead };
  try {
    const make = (request: MakeRequest) => pool.run('make-puzzle', { ...request, certify });
    for await (const step of fillBook({ ...filling, make })) {
      if (step.status === 'limit') return step;
      const { slice, number, record } = step;
      keep({ slice, number, record });
      made[slice]!.set(number, record);
      counter.show(++done);
    }
  } finally {
    counter.close();
  }
  return undefined;
}

function keysOf(records: Made[number]): ReadonlyMap<number, string> {
  return new Map(
    [...records].map(([number, { family, puzzle }]) => [number, canonicalKey(findFamily(family)!, puzzle)]),
  );
}
