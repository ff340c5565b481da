/** Smallest hitting sets against all choices, on random sets that use both words of a mask. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewestHits, type Mask, meetsAll } from '../../src/certificates/fewest-hits.js';

/** Items of the sets: some in the low word, some in the high one. */
const ITEMS = [0, 1, 2, 29, 30, 31, 32, 60, 61];

function maskOf(items: readonly number[]): Mask {
  let [low, high] = [0, 0];
  for (const item of items) {
    if (item < 31) low |= 1 << item;
    else high |= 1 << (item - 31);
  }
  return { low, high };
}

/** The size of a smallest choice that meets every set, by looking at all choices. */
function fewestOf(sets: readonly (readonly number[])[]): number | undefined {
  let fewest: number | undefined;
  for (let choice = 0; choice < 1 << ITEMS.length; choice++) {
    const chosen = ITEMS.filter((_, bit) => (choice >> bit) & 1);
    if (fewest !== undefined && chosen.length >= fewest) continue;
    if (sets.every((set) => set.some((item) => chosen.includes(item)))) fewest = chosen.length;
  }
  return fewest;
}

describe('fewestHits', () => {
  it('finds as few items as all choices do', () => {
    const sets = fc.array(fc.subarray(ITEMS, { minLength: 1 }), { maxLength: 12 });
    fc.assert(
      fc.property(sets, (lists) => {
        const chosen = fewestHits(lists.map(maskOf));
        const fewest = fewestOf(lists)!;
        expect(chosen?.length).toBe(fewest);
        expect(meetsAll(lists, fewest)).toBe(true);
        if (fewest > 0) expect(meetsAll(lists, fewest - 1)).toBe(false);
        if (chosen !== undefined)
          expect(lists.every((list) => list.some((item) => chosen.includes(item)))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('finds none where a set is empty', () => {
    expect(fewestHits([maskOf([1]), maskOf([])])).toBeUndefined();
  });
});
