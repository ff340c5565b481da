/**
 * The one way to go on from a store: every entry that an earlier run left is read back and checked anew, and
 * those that are not what they should be are given back to the store.
 */
import type { Issue, Result } from '../../core/index.js';
import type { Store, Stored } from './store.js';

/** An entry that did not pass its check, and its issue. */
export interface RefusedEntry extends Stored {
  readonly issue: Issue;
}

/** The content of a store: the entries that passed their check, and those that did not. */
export interface Resumed<Kept> {
  readonly kept: readonly Kept[];
  readonly refused: readonly RefusedEntry[];
}

/**
 * The result of checking an entry: the value that the job keeps, with the entry as it would be appended now;
 * or the issues.
 */
export type Checked<Entry, Kept> = Result<{ readonly kept: Kept; readonly entry: Entry }>;

/**
 * Checks entries of a store.
 * @param entries those to check; others that the store has are given up
 */
export async function resumeFrom<Entry extends object, Kept>(
  store: Store<Entry>,
  entries: readonly Stored[],
  check: (entry: Stored) => Promise<Checked<Entry, Kept>>,
): Promise<Resumed<Kept>> {
  const checked = await Promise.all(entries.map(async (stored) => ({ stored, found: await check(stored) })));
  await store.retain(
    checked.flatMap(({ stored: { place }, found }) =>
      found.ok ? [{ place, entry: found.value.entry }] : [],
    ),
  );
  return {
    kept: checked.flatMap(({ found }) => (found.ok ? [found.value.kept] : [])),
    refused: checked.flatMap(({ stored, found }) =>
      found.ok ? [] : [{ ...stored, issue: found.issues[0]! }],
    ),
  };
}
