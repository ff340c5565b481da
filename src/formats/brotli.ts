/**
 * Text compressed by Brotli (RFC 7932), in base64 without the signs that fill it up. Any stream is read, by
 * what the platform has for it; what is written are blocks that are stored as they are, since a program that
 * compresses is larger than all formats together.
 */
import { failure, issue, type Result, success } from '../core/index.js';

/**
 * Unpacks a stream.
 * @throws where the bytes are damaged, end early, or stand for more than `most` bytes
 */
export type BrotliUnpacker = (packed: Uint8Array, most: number) => Uint8Array;

let unpacker: BrotliUnpacker | undefined;

/** A few bytes can stand for gigabytes; no puzzle is longer than this. */
const MOST_BYTES = 5_000_000;
/** Bytes of a stored block at most, by the four digits of its length. */
const BLOCK = 65_536;
/** Bits of a block before its length, and before the bit that says that it is stored. */
const [LENGTH, STORED] = [3, 19];
/** The last block of a stream, which is empty. */
const END = 0b11;

/** Hands in what unpacks; whatever was handed in before is replaced. */
export function useBrotli(unpack: BrotliUnpacker): void {
  unpacker = unpack;
}

/** A stream with the bytes of a text, as base64. */
export function storeBrotli(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const stream: string[] = [];
  for (let start = 0; start < bytes.length; start += BLOCK) {
    const block = bytes.subarray(start, start + BLOCK);
    const header = ((block.length - 1) << LENGTH) | (1 << STORED);
    // A bit before the first block says that the window is the smallest.
    const bits = start === 0 ? header << 1 : header;
    stream.push(String.fromCharCode(bits & 255, (bits >> 8) & 255, bits >> 16));
    for (const byte of block) stream.push(String.fromCharCode(byte));
  }
  return btoa(`${stream.join('')}${String.fromCharCode(END)}`).replace(/=+$/, '');
}

/**
 * The text that was compressed.
 * @returns issue `format-syntax` (damaged, cut off, or longer than any puzzle) or `unpacker-missing` (none
 *   was handed in)
 */
export function unpackBrotli(packed: string): Result<string> {
  if (unpacker === undefined)
    return failure(issue('unpacker-missing', 'Nothing that unpacks Brotli was handed in (useBrotli).'));
  try {
    const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
    return success(new TextDecoder('utf-8', { fatal: true }).decode(unpacker(bytes, MOST_BYTES)));
  } catch {
    return failure(issue('format-syntax', 'The text cannot be unpacked; a part of it may be missing.'));
  }
}
