import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitCount, isSingleBit } from '../../src/core/bits.js';

describe('bits', () => {
  it('are counted as the ones of the binary number', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31 - 1), (bits) => {
        const ones = bits.toString(2).replaceAll('0', '').length;
        expect(bitCount(bits)).toBe(ones);
        expect(isSingleBit(bits)).toBe(ones === 1);
      }),
    );
    expect([0, 1, 2 ** 30].map(isSingleBit)).toEqual([false, true, true]);
  });
});
