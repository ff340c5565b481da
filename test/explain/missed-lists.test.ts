/** Lists as bits against the same questions asked list by list. */
import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/random.js';
import { brokenList } from '../../src/explain/knowledge/broken-lists.js';
import { MissedLists } from '../../src/explain/knowledge/missed-lists.js';
import { common, narrowest, needMoreThan } from './lists-one-by-one.js';

const REASONS = 40;

describe('lists as bits', () => {
  it.each([3, 60, 300])('answer as %i lists one by one do, also where they come later', (count) => {
    const rng = createRng(`lists ${count}`);
    const some = (share: number): number[] => [...Array(REASONS).keys()].filter(() => rng.next() < share);
    const lists = Array.from({ length: count }, () =>
      brokenList([rng.integer(REASONS), ...some(0.15)], REASONS),
    );
    const bits = new MissedLists(REASONS);
    const chosen = [rng.integer(REASONS)];
    let missed = bits.extended(new Uint32Array(0), 0, chosen);
    let seen = 0;
    for (const list of lists) {
      bits.add(list);
      if (rng.next() < 0.5) continue;
      missed = bits.extended(missed, seen, chosen);
      seen = bits.count;
    }
    missed = bits.without(bits.extended(missed, seen, chosen), 5);
    const left = lists.filter(({ isBroken }) => isBroken[chosen[0]!] === 0 && isBroken[5] === 0);
    const isOpen = brokenList(some(0.6), REASONS).isBroken;
    expect(bits.narrowest(missed, isOpen)).toEqual(narrowest(left, isOpen));
    expect(bits.common(missed, isOpen)).toEqual(common(left, isOpen));
    for (let most = 0; most < 12; most++)
      expect(bits.needMoreThan(most, missed, isOpen)).toBe(needMoreThan(most, left, isOpen));
    for (let reason = 0; reason < REASONS; reason++)
      expect(bits.isAnyWithout(missed, reason)).toBe(left.some(({ isBroken }) => isBroken[reason] === 0));
  });
});
