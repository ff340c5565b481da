import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DisjointSets } from '../../../src/core/grid/disjoint-sets.js';

const SIZE = 9;
const PAIRS = fc.array(fc.tuple(fc.nat(SIZE - 1), fc.nat(SIZE - 1)), { maxLength: 12 });

describe('disjoint sets', () => {
  it('agree with sets that are merged one by one', () => {
    fc.assert(
      fc.property(PAIRS, (pairs) => {
        const sets = new DisjointSets(SIZE);
        let plain = Array.from({ length: SIZE }, (_, member) => [member]);
        for (const [one, other] of pairs) {
          const touched = plain.filter((set) => set.includes(one) || set.includes(other));
          expect(sets.join(one, other)).toBe(touched.length === 2);
          const merged = touched.flat().sort((first, second) => first - second);
          plain = [...plain.filter((set) => !touched.includes(set)), merged];
        }
        const expected = plain.sort((first, second) => first[0]! - second[0]!);
        expect(sets.sets()).toEqual(expected);
        expect(sets.count).toBe(expected.length);
        for (const set of expected) for (const member of set) expect(sets.rootOf(member)).toBe(set[0]);
      }),
    );
  });
});
