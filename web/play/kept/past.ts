/**
 * The past of a game as it is stored: not all entries of each step, but what leads from those after it to
 * those before.
 */
import type { Entries } from '../games/index.js';

/** Steps that can be taken back when a game is opened again. */
const MOST_STEPS = 100;

/** Changes that were found before, so that an entry costs one comparison: by the entries before a step. */
const known = new WeakMap<Entries, { readonly after: Entries; readonly change: Entries }>();

/** For each of the last steps, oldest first: spots with what they had before it, nothing for an empty one. */
export function changesOf(past: readonly Entries[], now: Entries): readonly Entries[] {
  const steps = past.slice(-MOST_STEPS);
  return steps.map((before, index) => changeBetween(before, steps[index + 1] ?? now));
}

/** The entries before each of the last steps. */
export function pastOf(changes: readonly Entries[], now: Entries): readonly Entries[] {
  const past: Entries[] = [];
  let after = now;
  for (const change of changes.toReversed()) {
    const all = Object.entries({ ...after, ...change });
    after = Object.fromEntries(all.filter(([, value]) => value !== ''));
    past.unshift(after);
  }
  return past;
}

function changeBetween(before: Entries, after: Entries): Entries {
  const found = known.get(before);
  if (found?.after === after) return found.change;
  const spots = Object.keys({ ...before, ...after }).filter((spot) => before[spot] !== after[spot]);
  const change = Object.fromEntries(spots.map((spot) => [spot, before[spot] ?? '']));
  known.set(before, { after, change });
  return change;
}
