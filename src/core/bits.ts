/** Sets of small numbers as the bits of a whole number of at most 31 bits. */

/** The number of bits that are set. */
export function bitCount(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** True if exactly one bit is set. */
export function isSingleBit(bits: number): boolean {
  return bits !== 0 && (bits & (bits - 1)) === 0;
}
