/** Random cuts and brute force over all choices, for the tests of this folder. */
import fc from 'fast-check';
import { type Choice, type Cut, costOf, obeys } from '../../src/solve/hitting-sets/cut.js';

export interface Cover {
  readonly weights: readonly number[];
  readonly cuts: readonly Cut[];
}

/** Up to nine items and a dozen cuts; with `signed`, cuts may also ask that an item is not chosen. */
export function covers(signed: boolean): fc.Arbitrary<Cover> {
  return fc.integer({ min: 1, max: 9 }).chain((count) => {
    const item = fc.integer({ min: 0, max: count - 1 });
    const literal = signed ? fc.tuple(item, fc.boolean()).map(([i, not]) => (not ? ~i : i)) : item;
    return fc.record({
      weights: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: count, maxLength: count }),
      cuts: fc.array(
        fc.uniqueArray(literal, { minLength: 1, maxLength: 5, selector: (l) => (l < 0 ? ~l : l) }),
        {
          maxLength: 12,
        },
      ),
    });
  });
}

/** Least cost of a choice that obeys all cuts, or undefined when none does. */
export function cheapestByBruteForce({ weights, cuts }: Cover): number | undefined {
  let least: number | undefined;
  for (let bits = 0; bits < 1 << weights.length; bits++) {
    const choice: Choice = Uint8Array.from(weights, (_, item) => (bits >> item) & 1);
    if (!cuts.every((cut) => obeys(choice, cut))) continue;
    const cost = costOf(choice, weights);
    if (least === undefined || cost < least) least = cost;
  }
  return least;
}
