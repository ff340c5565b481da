/**
 * A search for solutions, for generators that search thousands of times: plain logic to its fixpoint, then
 * every number of bridges in an open place. Solutions are numbers of bridges by place, so that layouts of one
 * shape compare.
 */

import { Bounds, type Layout } from '../../src/families/hashi/index.js';

/** The outcome of a search; `limit`: the allowed nodes were used up before all solutions were found. */
export interface HashiSearch {
  readonly status: 'complete' | 'enough' | 'limit';
  /** The number of bridges in every place, for each solution found. */
  readonly solutions: readonly Int8Array[];
}

/**
 * Finds up to `limit` solutions.
 * @param most bridges in one place
 * @param nodes that may be branched at
 */
export function searchHashi(
  layout: Layout,
  most: number,
  { limit, nodes }: { readonly limit: number; readonly nodes: number },
): HashiSearch {
  const solutions: Int8Array[] = [];
  let left = nodes;
  const look = (bounds: Bounds): boolean => {
    const progress = bounds.propagate();
    if (progress === 'contradiction') return true;
    if (progress === 'solved') {
      solutions.push(Int8Array.from(layout.places, (_, place) => bounds.least(place)));
      return solutions.length < limit;
    }
    if (left-- <= 0) return false;
    const place = narrowestPlace(layout, bounds);
    for (let count = bounds.least(place); count <= bounds.most(place); count++) {
      if (!look(bounds.assuming(place, count))) return false;
    }
    return true;
  };
  const whole = look(new Bounds(layout, most));
  return { status: whole ? 'complete' : solutions.length >= limit ? 'enough' : 'limit', solutions };
}

/** The open place of fewest numbers; of equals, one that crosses most others. */
function narrowestPlace({ places }: Layout, bounds: Bounds): number {
  let narrowest = -1;
  let least = Number.POSITIVE_INFINITY;
  places.forEach(({ crossings }, place) => {
    const range = bounds.most(place) - bounds.least(place);
    if (range === 0 || range - crossings.length / 100 >= least) return;
    narrowest = place;
    least = range - crossings.length / 100;
  });
  return narrowest;
}
