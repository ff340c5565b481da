/**
 * Bits as text in puzz.link addresses: five a character, `0`-`9` and `a`-`v` are 0 to 31, the high bit comes
 * first.
 */
const BITS = 5;
const BASE = 2 ** BITS;

/** The number of characters a number of bits takes. */
export function fiveBitLength(bits: number): number {
  return Math.ceil(bits / BITS);
}

/** Writes bits, padded with zeros behind. */
export function encodeFiveBits(bits: readonly boolean[]): string {
  return Array.from({ length: fiveBitLength(bits.length) }, (_, index) => {
    const digit = Array.from({ length: BITS }, (_, bit) => (bits[index * BITS + bit] ? 1 : 0));
    return digit.reduce<number>((value, bit) => 2 * value + bit, 0).toString(BASE);
  }).join('');
}

/** Reads all bits of a text of such characters. */
export function decodeFiveBits(text: string): readonly boolean[] {
  return [...text].flatMap((character) => {
    const value = Number.parseInt(character, BASE);
    return Array.from({ length: BITS }, (_, bit) => ((value >> (BITS - 1 - bit)) & 1) === 1);
  });
}
