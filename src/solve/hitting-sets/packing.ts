/** A lower bound from cuts alone: disjoint cuts each need an item of their own. */
import type { Cut } from './cut.js';

/**
 * A lower bound on the cost of choices that satisfy the cuts, by a greedy packing of disjoint cuts, short
 * cuts first. Cuts with a negative literal are left out, since satisfying them may cost nothing.
 * @param weights the cost of each item, not negative
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
