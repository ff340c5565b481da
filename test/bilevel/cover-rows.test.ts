import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRng } from '../../src/core/index.js';
import { loadHighsEngine } from '../../src/solve/highs/highs.js';
import { boundOf, CoverRelaxation } from '../../src/solve/hitting-sets/cover-relaxation.js';
import { costOf, obeys } from '../../src/solve/hitting-sets/cut.js';
import { FractionalPacking } from '../../src/solve/hitting-sets/fractional-packing.js';
import { LightestHits } from '../../src/solve/hitting-sets/lightest.js';
import { type CoverRow, excessOf, LocalRows } from '../../src/solve/hitting-sets/local-rows.js';
import { cheapestByBruteForce, covers } from './covers.js';

const rowsOf = (cuts: readonly (readonly number[])[]): readonly CoverRow[] =>
  cuts.map((items) => ({ items, coefficients: items.map(() => 1), least: 1 }));

/** Every choice of some items. */
const choices = (count: number) =>
  Array.from({ length: 2 ** count }, (_, bits) =>
    Uint8Array.from({ length: count }, (_item, item) => (bits >> item) & 1),
  );

it('local rows hold for every choice that hits the sets, and the shares miss them', () => {
  let found = 0;
  fc.assert(
    fc.property(
      covers(false),
      fc.array(fc.constantFrom(0, 0.2, 0.25, 1 / 3, 0.4, 0.5, 1), { minLength: 9, maxLength: 9 }),
      (cover, all) => {
        const shares = all.slice(0, cover.weights.length);
        const local = new LocalRows(shares.length);
        local.addSets(cover.cuts);
        const rows = local.missedBy(shares, 9, createRng('local'));
        const hitting = choices(shares.length).filter((choice) =>
          cover.cuts.every((cut) => obeys(choice, cut)),
        );
        for (const row of rows) {
          expect(excessOf(row, shares)).toBeLessThan(0);
          for (const choice of hitting) expect(excessOf(row, choice)).toBeGreaterThanOrEqual(0);
        }
        found += rows.length;
      },
    ),
    { numRuns: 300 },
  );
  expect(found).toBeGreaterThan(50);
});

it('five pairs in a ring need three items, and an item that is not chosen gets its weight afterwards', () => {
  const local = new LocalRows(6);
  local.addSets([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 0, 5],
  ]);
  expect(local.missedBy([0.5, 0.5, 0.5, 0.5, 0.5, 0], 9, createRng('ring')).at(0)).toMatchObject({
    coefficients: [1, 1, 1, 1, 1, 1],
    least: 3,
  });
});

it('finds the lightest choice, also with an item given, and the steps to it grow lighter', () => {
  fc.assert(
    fc.property(covers(false), fc.nat(8), ({ weights, cuts }, item) => {
      const given = item % weights.length;
      const search = new LightestHits(weights.length, cuts);
      const ask = (free: number | undefined) => {
        const answer = search.search({
          weights: Int32Array.from(weights),
          below: 100,
          nodes: 10_000,
          ...(free === undefined ? {} : { given: free }),
        });
        expect(answer.isComplete).toBe(true);
        const paid = weights.map((weight, place) => (place === free ? 0 : weight));
        const costs = answer.choices.map((choice) => costOf(choice, paid));
        expect(costs.every((cost, index) => index === 0 || cost < costs[index - 1]!)).toBe(true);
        expect(costs.at(-1)).toBe(answer.weight);
        return { weight: answer.weight, choice: answer.choices.at(-1)! };
      };
      const { weight, choice } = ask(undefined);
      expect(weight).toBe(cheapestByBruteForce({ weights, cuts }));
      expect(ask(given).weight).toBe(
        cheapestByBruteForce({ weights, cuts: cuts.filter((cut) => !cut.includes(given)) }),
      );
      search.lessen(choice);
      for (const cut of cuts) expect(obeys(choice, cut)).toBe(true);
      for (const place of [...choice.keys()].filter((at) => choice[at] === 1)) {
        const less = Uint8Array.from(choice);
        less[place] = 0;
        expect(cuts.every((cut) => obeys(less, cut))).toBe(false);
      }
    }),
    { numRuns: 200 },
  );
});

it('relaxations prove as much as their optimum, rounded up, and never more than is needed', async () => {
  const engine = await loadHighsEngine();
  const ring = new CoverRelaxation(5, engine, createRng('ring'));
  ring.addSets([0, 1, 2, 3, 4].map((item) => [item, (item + 1) % 5]));
  expect(ring.lower).toBe(3);
  ring.dispose();
  let tight = 0;
  fc.assert(
    fc.property(covers(false), (cover) => {
      const weights = cover.weights.map(() => 1);
      const relaxation = new CoverRelaxation(weights.length, engine, createRng('cover'));
      relaxation.addSets(cover.cuts);
      const shared = Array.from(relaxation.shares).reduce((sum, share) => sum + share, 0);
      expect(relaxation.lower).toBe(Math.max(0, Math.ceil(shared - 1e-6)));
      while (relaxation.tighten());
      const fewest = cheapestByBruteForce({ ...cover, weights })!;
      expect(relaxation.lower).toBeLessThanOrEqual(fewest);
      if (relaxation.lower === fewest) tight++;
      relaxation.dispose();
    }),
    { numRuns: 60 },
  );
  expect(tight).toBeGreaterThan(50);
});

it('the largest packing is worth as much as the cheapest prices under which no choice costs less than 1', () => {
  fc.assert(
    fc.property(
      covers(false),
      fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 9, maxLength: 9 }),
      ({ weights, cuts }, eighths) => {
        const shares = weights.map((_, item) => eighths[item]! / 8);
        // Choices of which none is empty; one more of each item alone limits every price.
        const all = [...cuts, ...shares.map((_, item) => [item])].map((items) =>
          Uint8Array.from(shares, (_, item) => (items.includes(item) ? 1 : 0)),
        );
        const packing = new FractionalPacking(shares);
        const cost = (choice: Uint8Array, prices: Readonly<Float64Array>): number =>
          choice.reduce((sum, taken, item) => sum + taken * prices[item]!, 0);
        for (let prices = packing.prices(); ; prices = packing.prices()) {
          const cheap = all.find((choice) => cost(choice, prices) < 1 - 1e-7);
          if (cheap === undefined) break;
          packing.add(cheap);
        }
        const prices = packing.prices();
        expect(packing.isSpent).toBe(false);
        for (const price of prices) expect(price).toBeGreaterThanOrEqual(-1e-7);
        const worth = shares.reduce((sum, share, item) => sum + share * prices[item]!, 0);
        // Equal values of a packing and of prices prove both to be the best (duality).
        expect(packing.total).toBeCloseTo(worth, 6);
      },
    ),
    { numRuns: 200 },
  );
});

it('a packing of choices has their dual prices', () => {
  const packing = new FractionalPacking([0.5, 0.5, 0.5]);
  expect([...packing.prices()]).toEqual([0, 0, 0]);
  for (const choice of [
    [1, 1, 0],
    [0, 1, 1],
    [1, 0, 1],
  ])
    packing.add(Uint8Array.from(choice));
  const prices = packing.prices();
  expect(packing.total).toBeCloseTo(0.75);
  for (const price of prices) expect(price).toBeCloseTo(0.5);
});

it('whatever the multipliers are, no choice costs less than their bound', () => {
  fc.assert(
    fc.property(
      covers(false),
      fc.array(fc.double({ min: -1, max: 3, noNaN: true }), { minLength: 12, maxLength: 12 }),
      (cover, multipliers) => {
        const weights = cover.weights.map(() => 1);
        const bound = boundOf(weights.length, rowsOf(cover.cuts), multipliers);
        expect(bound).toBeLessThanOrEqual(cheapestByBruteForce({ ...cover, weights })!);
      },
    ),
    { numRuns: 200 },
  );
});
