/** Which conclusions a player enters as progress, and which are notes (candidates that are crossed out). */
import type { Known, Mark } from '../families/explaining.js';

/** A test of whether a value of a mark is an entry; the others are notes. */
export function entryTest(marks: readonly Mark[]): (known: Known) => boolean {
  const marksAt = new Map<string, number>();
  for (const { place } of marks) marksAt.set(place, (marksAt.get(place) ?? 0) + 1);
  return ({ mark, value }) => {
    const { entry, place } = marks[mark]!;
    const usual = marksAt.get(place) === 1 ? 'both' : 'yes';
    const entries = entry ?? usual;
    return entries === 'both' || entries === (value ? 'yes' : 'no');
  };
}
