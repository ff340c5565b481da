import { describe, expect, it } from 'vitest';
import { bestKnownOf } from '../../src/solve/counting/best-known.js';

const least = { sense: 'minimise', offset: 0 } as const;
const most = { sense: 'maximise', offset: 0 } as const;

describe('incumbent, bound and gap', () => {
  it('are those of the published table: 61 found, 56 proved, 8.20 per cent', () => {
    const { gap, ...values } = bestKnownOf(least, 61, 55.3);
    expect(values).toEqual({ incumbent: 61, bound: 56 });
    expect((100 * gap!).toFixed(2)).toBe('8.20');
  });

  it('move the bound to the next value that can be reached, whatever the offset', () => {
    expect(bestKnownOf(most, 4, 5.9).bound).toBe(5);
    expect(bestKnownOf({ ...most, offset: 0.5 }, undefined, 5.9).bound).toBe(5.5);
    expect(bestKnownOf(least, undefined, 56.000_000_1).bound).toBe(56);
    expect(bestKnownOf(most, undefined, 4.999_999_9).bound).toBe(5);
  });

  it('are null where nothing is known', () => {
    expect(bestKnownOf(least, undefined, -Infinity)).toEqual({ incumbent: null, bound: null, gap: null });
    expect(bestKnownOf(most, 3, Infinity)).toEqual({ incumbent: 3, bound: null, gap: null });
    expect(bestKnownOf(most, 0, 2).gap).toBeNull();
    expect(bestKnownOf(most, 0, 0).gap).toBe(0);
  });
});
