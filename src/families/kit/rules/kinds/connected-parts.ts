/**
 * The parts into which the places fall that can still have a value, and in each part the places without which
 * others would be cut off.
 */
import { DepthFirst, lastOf } from './cut-places.js';

/** A place without which a sure place could not be joined with the first sure one of its part. */
interface NeededPlace {
  readonly place: number;
  /** The places that would be cut off. */
  readonly behind: readonly number[];
  /** A sure one among them. */
  readonly sure: number;
}

/** A connected part. */
export interface Part {
  readonly places: readonly number[];
  /** Those that have the value for sure; the search began at the first. */
  readonly sure: readonly number[];
  /** The places that are not sure and are needed. */
  readonly needed: readonly NeededPlace[];
}

/** The parts, those with sure places first. */
export function partsOf(
  neighbours: readonly (readonly number[])[],
  isPossible: (place: number) => boolean,
  isSure: (place: number) => boolean,
): readonly Part[] {
  const search = new DepthFirst(neighbours, isPossible);
  const parts: Part[] = [];
  for (let place = 0; place < neighbours.length; place++) {
    if (isSure(place) && !search.isSeen(place)) parts.push(partFrom(search, place, isSure));
  }
  for (let place = 0; place < neighbours.length; place++) {
    if (isPossible(place) && !search.isSeen(place)) parts.push(partFrom(search, place, isSure));
  }
  return parts;
}

function partFrom(search: DepthFirst, start: number, isSure: (place: number) => boolean): Part {
  const needed: NeededPlace[] = [];
  const lastSure = lastOf(isSure);
  search.walk(start, (place, from) => {
    if (isSure(place)) return;
    const { places } = search;
    const last = lastSure(places);
    if (last >= from) needed.push({ place, behind: places.slice(from), sure: places[last]! });
  });
  const { places } = search;
  return { places, sure: places.filter(isSure), needed };
}
