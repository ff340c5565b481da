/** The places of marks. */
import { oncePerObject } from '../../core/index.js';
import type { Mark } from '../../families/contract/index.js';

/** The number of the marks each place has, by its name; words ask for it at every step. */
export const marksAtPlaces = oncePerObject((marks: readonly Mark[]): ReadonlyMap<string, number> => {
  const marksAt = new Map<string, number>();
  for (const { place } of marks) marksAt.set(place, (marksAt.get(place) ?? 0) + 1);
  return marksAt;
});
