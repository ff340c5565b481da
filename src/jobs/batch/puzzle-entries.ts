/**
 * Finished puzzles of batches as entries of a store, and whether an entry that was read back is still what it
 * was: its id says how the puzzle was made, so it is made once more and compared.
 */
import { type Batch, type PuzzleRecord, readId, writeId } from '../../../generators/index.js';
import { failure, isSameJson, issue, success } from '../../core/index.js';
import { readSaved } from '../../settings/index.js';
import { makePuzzleBy } from '../picture/index.js';
import { type Resumed, resumeFrom, type Store, type Stored, type Workers } from '../ports/index.js';
import { PUZZLE_ENTRY, PUZZLE_PLACE, type SavedPlace } from './saved-puzzle.js';

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
  /** The key that symmetric copies of the puzzle share. */
  readonly key: string;
}

/** An entry with the place that its id names; without a place where it holds no id of its place. */
export interface PlacedEntry {
  readonly entry: Stored;
  readonly place?: Pick<PuzzleEntry, 'slice' | 'number'>;
}

/** An entry with the id of a puzzle of another batch, and the number that it says beside it. */
export interface ForeignEntry extends Stored {
  readonly id: string;
  readonly number?: number | undefined;
}

/** Entries of the wanted batches, and those of other ones. */
export interface Placed {
  readonly own: readonly PlacedEntry[];
  readonly foreign: readonly ForeignEntry[];
}

/** Finds the place of every entry. */
export function placeEntries(entries: readonly Stored[], wanted: readonly Wanted[]): Placed {
  const own: PlacedEntry[] = [];
  const foreign: ForeignEntry[] = [];
  for (const entry of entries) {
    const said = readSaved(PUZZLE_PLACE, entry.value);
    const place = said.ok ? placeOf(said.value, wanted) : undefined;
    if (place !== 'foreign') own.push(place === undefined ? { entry } : { entry, place });
    else if (said.ok) foreign.push({ ...entry, id: said.value.record.id, number: said.value.number });
  }
  return { own, foreign };
}

/** The place of an entry; undefined for a text that is no id, and for that of another number. */
function placeOf(
  { number: said, record }: SavedPlace,
  wanted: readonly Wanted[],
): PlacedEntry['place'] | 'foreign' {
  const id = readId(record.id);
  if (!id.ok) return undefined;
  const { prefix, number } = id.value;
  const slice = wanted.findIndex(({ batch }) => batch.prefix === prefix);
  if (slice < 0) return 'foreign';
  if (said !== number) return undefined;
  return number <= wanted[slice]!.count ? { slice, number } : 'foreign';
}

/** Makes the puzzles of entries once more, on workers; altered ones are refused. */
export function resumePuzzles(
  store: Store<PuzzleEntry>,
  placed: readonly PlacedEntry[],
  wanted: readonly Wanted[],
  workers: Workers,
): Promise<Resumed<KeptEntry>> {
  const placeOfEntry = new Map(placed.map(({ entry, place }) => [entry, place]));
  return resumeFrom(store, [...placeOfEntry.keys()], async (entry) => {
    const read = readSaved(PUZZLE_ENTRY, entry.value);
    if (!read.ok) return read;
    const { record } = read.value;
    const place = placeOfEntry.get(entry);
    if (place === undefined)
      return failure(issue('puzzle-place', `Its id is not one of this place; found ${record.id}.`));
    const { batch } = wanted[place.slice]!;
    const key = await keyOfIntact(record, { batch, number: place.number }, workers);
    if (key === undefined) return failure(issue('puzzle-altered', 'It is not the puzzle that its id makes.'));
    const found = { ...place, record };
    return success({ kept: { ...found, key }, entry: found });
  });
}

/**
 * The key that symmetric copies share, or undefined when the record is not what its id makes: it was altered.
 */
async function keyOfIntact(
  record: PuzzleRecord,
  { batch, number }: { readonly batch: Batch; readonly number: number },
  workers: Workers,
): Promise<string | undefined> {
  const id = readId(record.id);
  if (!id.ok) return undefined;
  const { attempt } = id.value;
  if (writeId(batch.prefix, number, attempt) !== record.id) return undefined;
  const request = { batch, number, firstAttempt: attempt, limitAttempts: attempt + 1 };
  const made = await makePuzzleBy(workers, { ...request, certify: record.certified });
  if (made.status === 'limit') return undefined;
  return isSameJson(record, made.record) ? made.key : undefined;
}
