/**
 * The relations of values in houses as words of bits, for every number of houses, against the rules that
 * compare two houses.
 */
import { describe, expect, test } from 'vitest';
import { createRng } from '../../../src/core/random.js';
import { PAIR_RELATIONS } from '../../../src/families/zebra/puzzle.js';
import { converse, housePairs, reach } from '../../../src/families/zebra/relations.js';
import { pairHolds } from '../../../src/families/zebra/rules.js';

/** The most houses of a street. */
const MOST_HOUSES = 30;
const STREETS = Array.from({ length: MOST_HOUSES }, (_, index) => index + 1);

/**
 * The meaning of each relation for the house of a and that of b, counted from the left, in the words of the
 * format.
 */
const MEANINGS: Readonly<Record<(typeof PAIR_RELATIONS)[number], (a: number, b: number) => boolean>> = {
  same: (a, b) => a === b,
  different: (a, b) => a !== b,
  'directly-left': (a, b) => b === a + 1,
  'directly-right': (a, b) => a === b + 1,
  left: (a, b) => a < b,
  right: (a, b) => b < a,
  adjacent: (a, b) => a + 1 === b || b + 1 === a,
  'between-1': (a, b) => a + 2 === b || b + 2 === a,
  'between-2': (a, b) => a + 3 === b || b + 3 === a,
};

function housesIn(mask: number, houses: number): readonly number[] {
  return Array.from({ length: houses }, (_, house) => house).filter((house) => (mask & (1 << house)) !== 0);
}

describe.each(PAIR_RELATIONS)('the relation %s', (type) => {
  const means = MEANINGS[type];

  test('is judged by the rules as it is meant, and is the converse of its converse', () => {
    for (let a = 0; a < MOST_HOUSES; a++) {
      for (let b = 0; b < MOST_HOUSES; b++) {
        expect(pairHolds(type, a, b)).toBe(means(a, b));
        expect(pairHolds(converse(type), b, a)).toBe(means(a, b));
      }
    }
    expect(converse(converse(type))).toBe(type);
  });

  test('allows just the pairs of houses that it means', () => {
    for (const houses of STREETS) {
      const street = Array.from({ length: houses }, (_, house) => house);
      const pairs = street.flatMap((a) => street.filter((b) => means(a, b)).map((b) => [a, b]));
      expect(housePairs(type, houses), `${houses} houses`).toEqual(pairs);
    }
  });

  test('reaches just the houses that it means', () => {
    for (const houses of STREETS) {
      const all = 2 ** houses - 1;
      const rng = createRng(`${type} ${houses}`);
      const random = Array.from({ length: 40 }, () => rng.integer(2 ** houses));
      for (const mask of [0, 1, 2 ** (houses - 1), all, all - 1, ...random]) {
        const from = housesIn(mask, houses);
        const to = housesIn(all, houses).filter((b) => from.some((a) => means(a, b)));
        expect(housesIn(reach(type, mask, all), houses), `${houses} houses, ${mask}`).toEqual(to);
      }
    }
  });
});
