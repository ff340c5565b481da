/**
 * The fillings of a few different places of which some are seen, gone through one by one: what no filling has
 * is excluded. Confirmations follow this instead of rows, which are many; quick logic has a way of its own.
 */
import type { Narrowing } from '../narrowing.js';

/** Places in order, as many of which are seen as a number says. */
interface SeenPlaces {
  readonly places: readonly number[];
  readonly count: number;
  readonly distinct: boolean;
}

/** Most places whose fillings are gone through. */
const MOST_PLACES = 7;

/** True if the fillings are few. */
export function areFewSeen({ places, distinct }: SeenPlaces): boolean {
  return distinct && places.length <= MOST_PLACES;
}

/** Excludes the values that no filling has. */
export function excludeUnseen({ places, count }: SeenPlaces, left: Narrowing): void {
  const masks = places.map((place) => left.mask(place));
  const found = places.map(() => 0);
  /** True if the places from one on can be filled; values are bits, so that the taller one is the greater. */
  const fill = (at: number, used: number, tallest: number, seen: number): boolean => {
    if (at === places.length) return seen === count;
    if (seen + places.length - at < count) return false;
    let isPossible = false;
    for (let rest = masks[at]! & ~used; rest !== 0; rest &= rest - 1) {
      const value = rest & -rest;
      const isSeen = value > tallest;
      if (isSeen && seen === count) continue;
      if (!fill(at + 1, used | value, isSeen ? value : tallest, isSeen ? seen + 1 : seen)) continue;
      found[at]! |= value;
      isPossible = true;
    }
    return isPossible;
  };
  if (!fill(0, 0, 0, 0)) left.fail();
  else for (const [at, place] of places.entries()) left.keep(place, found[at]!);
}
