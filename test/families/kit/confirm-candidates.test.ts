import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PlacedValues } from '../../../src/families/kit/confirm/candidates.js';

/** Three places of one area, each with one of three values: the six orders of the values. */
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;
const VALUE = fc.nat({ max: 2 });

it('confirms no claim that an order of the values breaks which the exclusions leave', () => {
  let confirmed = 0;
  fc.assert(
    fc.property(
      fc.array(fc.tuple(VALUE, VALUE), { maxLength: 5 }),
      VALUE,
      VALUE,
      (excluded, place, value) => {
        const open = (): PlacedValues => {
          const values = PlacedValues.open(3, 3, [[0, 1, 2]]);
          for (const [at, gone] of excluded) values.exclude(at, gone);
          return values;
        };
        const left = ORDERS.filter((order) => excluded.every(([at, gone]) => order[at] !== gone));
        if (open().confirms((at, which) => at !== place || which !== value)) {
          confirmed++;
          expect(left.every((order) => order[place] !== value)).toBe(true);
        }
        // A claim that excludes nothing is confirmed, and so is one that repeats the exclusions.
        expect(open().confirms(() => true)).toBe(true);
        expect(open().confirms((at, which) => !excluded.some(([p, v]) => p === at && v === which))).toBe(
          true,
        );
        if (open().confirms('contradiction')) expect(left).toEqual([]);
      },
    ),
  );
  expect(confirmed).toBeGreaterThan(0);
});

it('uses what the further rules of a family exclude, as long as they do', () => {
  const values = PlacedValues.open(2, 2, [[0, 1]]);
  const claim = (place: number, value: number): boolean => place === value;
  expect(PlacedValues.open(2, 2, [[0, 1]]).confirms(claim)).toBe(false);
  expect(values.confirms(claim, () => values.exclude(0, 1))).toBe(true);
});
