/**
 * Finished puzzles of batches as entries of a store, and whether an entry that was read back is still what it was: its id says
 * how the puzzle was made, so it is made once more and compared.
 */
import { readId, writeId } from '../../generators/id.js';
import type { Batch, PuzzleRecord } from '../../generators/make.js';
import { isSameJson } from '../core/same-json.js';
import { type Resumed, resumeFrom } from './resume.js';
import type { Store, Stored } from './store.js';
import type { Workers } from './workers.js';

/** A finished puzzle and its place among the batches of a job. */
export interface PuzzleEntry {
  /** Position of the batch, from 0. */
  readonly slice: number;
  /** Number in the batch, from 1. */
  readonly number: number;
  readonly record: PuzzleRecord;
}

/** Puzzles 1 to `count` of a batch. */
export interface Wanted {
  readonly batch: Batch;
  readonly count: number;
}

/** An entry that a job may take over. */
export interface KeptEntry extends PuzzleEntry {
  /** What symmetric copies of the puzzle share. */
  readonly key: string;
}

/** An entry with the place that its id names; without a place where it holds no id of its place. */
export interface PlacedEntry {
  readonly entry: Stored;
  readonly place?: Pick<PuzzleEntry, 'slice' | 'number'>;
}

/** Entries of the wanted batches, and those of other ones. */
export interface Placed {
  readonly own: readonly PlacedEntry[];
  readonly foreign: readonly Stored[];
}

/** Finds the place of every entry. */
export function placeEntries(entries: readonly Stored[], wanted: readonly Wanted[]): Placed {
  const own: PlacedEntry[] = [];
  const foreign: Stored[] = [];
  for (const entry of entries) {
    const place = placeOf(entry, wanted);
    if (place === 'foreign') foreign.push(entry);
    else own.push(place === undefined ? { entry } : { entry, place });
  }
  return { own, foreign };
}

/** Undefined for an entry without an id, or with that of another number. */
function placeOf(entry: Stored, wanted: readonly Wanted[]): PlacedEntry['place'] | 'foreign' {
  const id = readId(String(recordOf(entry)?.id));
  if (!id.ok) return undefined;
  const { prefix, number } = id.value;
  const slice = wanted.findIndex(({ batch }) => batch.prefix === prefix);
  if (slice < 0) return 'foreign';
  if (fieldOf(entry.value, 'number') !== number) return undefined;
  return number <= wanted[slice]!.count ? { slice, number } : 'foreign';
}

/** Makes the puzzles of entries once more, on workers; those that are not what they were are refused. */
export function resumePuzzles(
  store: Store<PuzzleEntry>,
  placed: readonly PlacedEntry[],
  wanted: readonly Wanted[],
  workers: Workers,
): Promise<Resumed<KeptEntry>> {
  const placeOfEntry = new Map(placed.map(({ entry, place }) => [entry, place]));
  return resumeFrom(store, [...placeOfEntry.keys()], async (entry) => {
    const place = placeOfEntry.get(entry);
    const record = recordOf(entry);
    if (place === undefined || record === undefined) return undefined;
    const { batch } = wanted[place.slice]!;
    const key = await keyOfIntact(record, { batch, number: place.number }, workers);
    // It equals what its id makes, so it is such a record.
    const found = { ...place, record: record as unknown as PuzzleRecord };
    return key === undefined ? undefined : { kept: { ...found, key }, entry: found };
  });
}

type Fields = Readonly<Record<string, unknown>>;

/** Keys that puzzles of earlier versions do not have. */
const LATER_KEYS: readonly string[] = ['certified', 'fewest'];

/** The key that symmetric copies share, or undefined when the record is not what its id makes: it was altered. */
async function keyOfIntact(
  record: Fields,
  { batch, number }: { readonly batch: Batch; readonly number: number },
  workers: Workers,
): Promise<string | undefined> {
  const id = readId(String(record.id));
  if (!id.ok) return undefined;
  const { attempt } = id.value;
  if (writeId(batch.prefix, number, attempt) !== record.id) return undefined;
  const request = { batch, number, firstAttempt: attempt, limitAttempts: attempt + 1 };
  const made = await workers.run('make-puzzle', { ...request, certify: record.certified === true });
  if (made.status === 'limit') return undefined;
  const isIntact = Object.entries(made.record).every(
    ([key, value]) =>
      (LATER_KEYS.includes(key) && !Object.hasOwn(record, key)) || isSameJson(record[key], value),
  );
  return isIntact ? made.key : undefined;
}

function recordOf({ value }: Stored): Fields | undefined {
  const record = fieldOf(value, 'record');
  return typeof record === 'object' && record !== null ? (record as Fields) : undefined;
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Fields)[field] : undefined;
}
