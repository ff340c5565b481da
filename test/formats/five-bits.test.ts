import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeFiveBits, encodeFiveBits, fiveBitLength } from '../../src/formats/five-bits.js';

it('writes the high bit first and zeros behind', () => {
  expect(encodeFiveBits([true])).toBe('g');
  expect(encodeFiveBits([false, false, false, false, true, true])).toBe('1g');
});

it('reads what it writes, padded to whole characters', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (bits) => {
      const text = encodeFiveBits(bits);
      expect(text).toHaveLength(fiveBitLength(bits.length));
      const padding = new Array<boolean>(5 * text.length - bits.length).fill(false);
      expect(decodeFiveBits(text)).toEqual([...bits, ...padding]);
    }),
  );
});
