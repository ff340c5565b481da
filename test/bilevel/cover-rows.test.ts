import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boundOf } from '../../src/solve/hitting-sets/cover-relaxation.js';
import { obeys } from '../../src/solve/hitting-sets/cut.js';
import { type CoverRow, excessOf, halfRows } from '../../src/solve/hitting-sets/half-rows.js';
import { cheapestByBruteForce, covers } from './covers.js';

const rowsOf = (cuts: readonly (readonly number[])[]): readonly CoverRow[] =>
  cuts.map((items) => ({ items, coefficients: items.map(() => 1), least: 1 }));

/** Every choice of some items. */
const choices = (count: number) =>
  Array.from({ length: 2 ** count }, (_, bits) =>
    Uint8Array.from({ length: count }, (_item, item) => (bits >> item) & 1),
  );

it('halved sums hold for every choice that hits the sets, also those of other halved sums', () => {
  let found = 0;
  fc.assert(
    fc.property(
      covers(false),
      fc.array(fc.constantFrom(0, 0.25, 1 / 3, 0.5, 0.5, 0.5, 1), { minLength: 9, maxLength: 9 }),
      (cover, all) => {
        const shares = all.slice(0, cover.weights.length);
        const rows = rowsOf(cover.cuts);
        const first = halfRows(rows, shares);
        const halves = [...first, ...halfRows([...rows, ...first], shares)];
        const hitting = choices(shares.length).filter((choice) =>
          cover.cuts.every((cut) => obeys(choice, cut)),
        );
        for (const half of halves) {
          expect(excessOf(half, shares)).toBeLessThan(0);
          for (const choice of hitting) expect(excessOf(half, choice)).toBeGreaterThanOrEqual(0);
        }
        found += halves.length;
      },
    ),
    { numRuns: 200 },
  );
  expect(found).toBeGreaterThan(50);
});

it('a triangle of pairs needs two items', () => {
  const pairs = rowsOf([
    [0, 1],
    [1, 2],
    [0, 2],
  ]);
  expect(halfRows(pairs, [0.5, 0.5, 0.5])).toEqual([{ items: [0, 1, 2], coefficients: [1, 1, 1], least: 2 }]);
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
