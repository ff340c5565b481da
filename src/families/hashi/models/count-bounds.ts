/** Bounds on the number of bridges in every place, from which the formulations start. */
import { Bounds } from '../bounds.js';
import type { Layout } from '../layout.js';

export interface CountBounds {
  readonly least: number;
  readonly most: number;
}

/** Nothing known: from no bridge to the limit. */
export function wholeBounds({ places }: Layout, limit: number): readonly CountBounds[] {
  return places.map(() => ({ least: 0, most: limit }));
}

/** What plain logic settles; a contradiction is told by bounds that no number meets. */
export function settledBounds(layout: Layout, limit: number): readonly CountBounds[] {
  const bounds = new Bounds(layout, limit);
  if (bounds.settle() === 'contradiction') return layout.places.map(() => ({ least: 1, most: 0 }));
  return layout.places.map((_, place) => ({ least: bounds.least(place), most: bounds.most(place) }));
}
