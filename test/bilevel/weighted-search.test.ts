import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRng } from '../../src/core/index.js';
import { type Choice, type Cut, costOf, obeys } from '../../src/solve/hitting-sets/cut.js';
import { improveChoice } from '../../src/solve/hitting-sets/weighted-search.js';
import { cheapestByBruteForce, covers } from './covers.js';

it('comes from all items to the fewest, with sets that are added on the way', () => {
  fc.assert(
    fc.property(covers(false), fc.nat(12), ({ weights: { length: count }, cuts }, known) => {
      const weights = new Array<number>(count).fill(1);
      const optimum = cheapestByBruteForce({ weights, cuts })!;
      const sets: Cut[] = cuts.slice(0, known);
      const sizes: number[] = [];
      improveChoice(new Uint8Array(count).fill(1), sets, {
        challenge: (choice: Choice) => {
          const items = cuts.find((cut) => !obeys(choice, cut));
          return items === undefined ? { status: 'feasible' } : { status: 'broken', items };
        },
        rng: createRng('improve'),
        steps: 500,
        lower: optimum,
        onImproved: (choice) => {
          expect(cuts.every((cut) => obeys(choice, cut))).toBe(true);
          sizes.push(costOf(choice, weights));
        },
      });
      expect(sizes.at(-1)).toBe(optimum);
      expect(sizes.every((size, index) => index === 0 || size < sizes[index - 1]!)).toBe(true);
      for (const set of sets) expect(cuts).toContainEqual(set);
    }),
    { numRuns: 200 },
  );
});
