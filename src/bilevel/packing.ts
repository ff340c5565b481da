/** A lower bound from cuts alone: cuts without a common item must each be paid for. */
import type { Cut } from './cut.js';

/**
 * What choices that obey the cuts cost at least, by a greedy packing of cuts without a common item, short cuts first.
 * Cuts that not choosing an item satisfies are left out, since that may cost nothing.
 * @param weights what choosing each item costs, not negative
 */
export function packingBound(cuts: readonly Cut[], weights: readonly number[]): number {
  const taken = new Set<number>();
  let bound = 0;
  for (const cut of cuts.toSorted((first, second) => first.length - second.length)) {
    if (cut.some((literal) => literal < 0 || taken.has(literal))) continue;
    for (const item of cut) taken.add(item);
    bound += Math.min(...cut.map((item) => weights[item]!));
  }
  return bound;
}
