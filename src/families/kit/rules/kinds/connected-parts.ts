/**
 * The parts into which the places fall that can still have a value, and in each part the places without which
 * others would be cut off.
 */
import type { Left } from '../narrowing.js';
import { DepthFirst, lastOf } from './cut-places.js';

/** A place without which a sure place could not be joined with the first sure one of its part. */
interface NeededPlace {
  readonly place: number;
  /** The places that would be cut off: those of the part from a position to another. */
  readonly from: number;
  readonly to: number;
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

/** A place that can have the value, and one that has it. */
const POSSIBLE = 1;
const SURE = 2;

/** By place, filled anew in every call: one of these, or 0. */
let states = new Uint8Array(0);

const isSure = (place: number): boolean => states[place] === SURE;

/** The parts of the places that can have a value, those with sure places first. */
export function partsOf(
  neighbours: readonly (readonly number[])[],
  value: number,
  left: Left,
): readonly Part[] {
  const own = 1 << value;
  if (states.length !== neighbours.length) states = new Uint8Array(neighbours.length);
  for (let place = 0; place < states.length; place++) {
    const mask = left.mask(place);
    states[place] = mask === own ? SURE : (mask & own) !== 0 ? POSSIBLE : 0;
  }
  const search = new DepthFirst(neighbours, states);
  const parts: Part[] = [];
  for (const least of [SURE, POSSIBLE]) {
    for (let place = 0; place < states.length; place++) {
      if (states[place]! >= least && !search.isSeen(place)) parts.push(partFrom(search, place));
    }
  }
  return parts;
}

function partFrom(search: DepthFirst, start: number): Part {
  const needed: NeededPlace[] = [];
  const lastSure = lastOf(isSure);
  search.walk(start, (place, from) => {
    if (isSure(place)) return;
    const { places } = search;
    const last = lastSure(places);
    if (last >= from) needed.push({ place, from, to: places.length, sure: places[last]! });
  });
  const { places } = search;
  return { places, sure: places.filter(isSure), needed };
}
