/**
 * Bits as text, six a character: `0`-`9`, `A`-`Z`, `a`-`z`, `-`, `_` are 0 to 63, the high bit comes first.
 * Where the bits do not fill the first character, it begins with zeros.
 */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
const BITS = 6;

/** The number of characters a number of bits takes. */
export function sixBitLength(bits: number): number {
  return Math.ceil(bits / BITS);
}

/** Writes bits, padded with zeros in front. */
export function encodeSixBits(bits: readonly boolean[]): string {
  const length = sixBitLength(bits.length);
  const padded = [...new Array<boolean>(length * BITS - bits.length).fill(false), ...bits];
  return Array.from({ length }, (_, index) => {
    const group = padded.slice(index * BITS, (index + 1) * BITS);
    return ALPHABET[group.reduce((value, bit) => 2 * value + (bit ? 1 : 0), 0)]!;
  }).join('');
}

/** Reads the last `count` bits of a text; undefined when a character is not of the alphabet. */
export function decodeSixBits(text: string, count: number): readonly boolean[] | undefined {
  const values = [...text].map((character) => ALPHABET.indexOf(character));
  if (values.includes(-1)) return undefined;
  const bits = values.flatMap((value) =>
    Array.from({ length: BITS }, (_, bit) => ((value >> (BITS - 1 - bit)) & 1) === 1),
  );
  return bits.slice(bits.length - count);
}
