/** The places that an area could have, from its root alone: as far as its size lets it lead. */
import type { AreaRoot, AreasRule } from './areas-rule.js';

/** A place of an area, and the fewest steps from the root to it. */
export interface Reached {
  readonly place: number;
  readonly steps: number;
}

/**
 * The places that the area of a root could have, the nearest first: areas do not touch, so it has no other
 * root and no place beside one.
 */
export function reachOf({ neighbours, roots }: AreasRule, root: AreaRoot): readonly Reached[] {
  const size = root.size ?? neighbours.length;
  const isBarred = new Uint8Array(neighbours.length);
  for (const { place } of roots) {
    if (place === root.place) continue;
    isBarred[place] = 1;
    for (const next of neighbours[place]!) isBarred[next] = 1;
  }
  isBarred[root.place] = 1;
  const found: Reached[] = [{ place: root.place, steps: 0 }];
  // The list grows while it is read.
  for (const { place, steps } of found) {
    if (steps + 1 >= size) break;
    for (const next of neighbours[place]!) {
      if (isBarred[next] === 1) continue;
      isBarred[next] = 1;
      found.push({ place: next, steps: steps + 1 });
    }
  }
  return found;
}
