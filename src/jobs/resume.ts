/**
 * The one way to go on from a store: every entry that an earlier run left is read back and checked anew, and those that are
 * not what they should be are given back to the store.
 */
import type { Store, Stored } from './store.js';

/** What a store still has: the entries that passed their check, and those that did not. */
export interface Resumed<Kept> {
  readonly kept: readonly Kept[];
  readonly refused: readonly Stored[];
}

/** What a job makes of an entry that passed its check. */
export interface Checked<Entry, Kept> {
  readonly kept: Kept;
  /** The entry as it would be appended now. */
  readonly entry: Entry;
}

/**
 * Checks entries of a store.
 * @param entries those to check; others that the store has are given up
 * @param check undefined: the entry is not what it should be
 */
export async function resumeFrom<Entry extends object, Kept>(
  store: Store<Entry>,
  entries: readonly Stored[],
  check: (entry: Stored) => Promise<Checked<Entry, Kept> | undefined>,
): Promise<Resumed<Kept>> {
  const checked = await Promise.all(entries.map(async (stored) => ({ stored, found: await check(stored) })));
  await store.retain(
    checked.flatMap(({ stored: { place }, found }) =>
      found === undefined ? [] : [{ place, entry: found.entry }],
    ),
  );
  return {
    kept: checked.flatMap(({ found }) => (found === undefined ? [] : [found.kept])),
    refused: checked.flatMap(({ stored, found }) => (found === undefined ? [stored] : [])),
  };
}
