import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadHighsEngine } from '../../src/solve/highs/highs.js';
import { type Choice, obeys } from '../../src/solve/hitting-sets/cut.js';
import { chooseRounded } from '../../src/solve/hitting-sets/rounded.js';
import { cheapestByBruteForce, covers } from './covers.js';

const engine = await loadHighsEngine();

it('makes a feasible choice, and a bound that the optimum does not fall below', () => {
  fc.assert(
    fc.property(covers(false), fc.nat(3), (cover, rounds) => {
      const weights = cover.weights.map(() => 1);
      const optimum = cheapestByBruteForce({ ...cover, weights })!;
      const answer = chooseRounded({
        count: weights.length,
        engine,
        challenge: (choice: Choice) => {
          const items = cover.cuts.find((cut) => !obeys(choice, cut));
          return items === undefined ? { status: 'feasible' } : { status: 'broken', items };
        },
        budget: { rounds: rounds + 1 },
      });
      expect(cover.cuts.every((cut) => obeys(answer.choice!, cut))).toBe(true);
      expect(answer.lower).toBeLessThanOrEqual(optimum);
      expect(answer.cost).toBeGreaterThanOrEqual(optimum);
      expect(answer.proved).toBe(answer.lower === answer.cost);
      for (const cut of answer.cuts) expect(cover.cuts).toContainEqual(cut);
    }),
    { numRuns: 60 },
  );
});
