/**
 * Unpacks Brotli in the browser, which has nothing for it that answers at once. The package and its
 * dictionary are fetched when a text first needs them.
 */
import { useBrotli } from '../../src/browser.js';
import { loadedOnce } from './loaded-once.js';

/** Makes texts that are compressed by Brotli readable. */
export const prepareBrotli = loadedOnce(async () => {
  const { default: decoder } = await import('brotli/dec/decode.js');
  useBrotli((packed, most) => {
    const unpacked = new Uint8Array(most);
    let [taken, size] = [0, 0];
    const read = (into: Uint8Array, at: number, count: number): number => {
      const piece = packed.subarray(taken, taken + count);
      into.set(piece, at);
      taken += piece.length;
      return piece.length;
    };
    const write = (piece: Uint8Array, count: number): void => {
      // Throws where it is longer than `most`.
      unpacked.set(piece.subarray(0, count), size);
      size += count;
    };
    // The decoder would make room for as much as a text claims to stand for, where it sees too little.
    decoder.BrotliDecompress({ read }, { buffer: { length: Number.POSITIVE_INFINITY }, write });
    return unpacked.subarray(0, size);
  });
});
