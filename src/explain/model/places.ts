/**
 * The places of marks. Words ask for them at every step, so the places of a list of marks are counted once.
 */
import type { Mark } from '../../families/contract/index.js';

const counted = new WeakMap<readonly Mark[], ReadonlyMap<string, number>>();

/** The number of the marks each place has, by its name. */
export function marksAtPlaces(marks: readonly Mark[]): ReadonlyMap<string, number> {
  const before = counted.get(marks);
  if (before !== undefined) return before;
  const marksAt = new Map<string, number>();
  for (const { place } of marks) marksAt.set(place, (marksAt.get(place) ?? 0) + 1);
  counted.set(marks, marksAt);
  return marksAt;
}
