/**
 * Whether a puzzle that an interrupted run left behind is still what it was: its id says how it was made, so it is made
 * once more and compared. The one place that decides this, for `generate --resume` and for any other work that goes on
 * from finished puzzles.
 */
import { isDeepStrictEqual } from 'node:util';
import { readId, writeId } from '../../generators/id.js';
import type { Batch } from '../../generators/make.js';
import type { Pool } from './pool.js';

/** A finished puzzle as it was read back: JSON of any shape, or undefined where it was none. */
type Kept = Readonly<Record<string, unknown>> | undefined;

/** Keys that puzzles of earlier versions do not have. */
const LATER_KEYS: readonly string[] = ['certified', 'fewest'];

/**
 * Makes the puzzle of a kept record again, on a worker.
 * @returns the key that symmetric copies share, or undefined when the record is not what its id makes: it was altered
 */
export async function keyOfIntact(
  record: Kept,
  { batch, number }: { readonly batch: Batch; readonly number: number },
  pool: Pool,
): Promise<string | undefined> {
  const id = readId(String(record?.id));
  if (record === undefined || !id.ok) return undefined;
  const { attempt } = id.value;
  if (writeId(batch.prefix, number, attempt) !== record.id) return undefined;
  const request = { batch, number, firstAttempt: attempt, limitAttempts: attempt + 1 };
  const made = await pool.run('make-puzzle', { ...request, certify: record.certified === true });
  if (made.status === 'limit') return undefined;
  // What was read back is JSON, so what is made is brought to JSON before they are compared.
  const wanted = JSON.parse(JSON.stringify(made.record)) as Readonly<Record<string, unknown>>;
  const isIntact = Object.entries(wanted).every(
    ([key, value]) =>
      (LATER_KEYS.includes(key) && !Object.hasOwn(record, key)) || isDeepStrictEqual(record[key], value),
  );
  return isIntact ? made.key : undefined;
}
