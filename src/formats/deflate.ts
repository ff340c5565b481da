/**
 * Text compressed as raw deflate (RFC 1951) and written in base64, at once and not in pieces, as readers of
 * formats need it. The only file that knows the package for it.
 */
import { deflateSync, Inflate } from 'fflate';

/** A few bytes can stand for gigabytes; no puzzle is longer than this. */
const MOST_BYTES = 5_000_000;
/** Bytes that are unpacked at a time; each can stand for a thousand. */
const STEP = 1024;

/** Packs a text. */
export function deflateText(text: string): string {
  const bytes = deflateSync(new TextEncoder().encode(text), { level: 9 });
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** The text that was packed; undefined where none of reasonable length was, or a part of it is missing. */
export function inflateText(packed: string): string | undefined {
  const pieces: Uint8Array[] = [];
  let size = 0;
  let isWhole = false;
  try {
    const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
    const inflate = new Inflate((piece, isLast) => {
      pieces.push(piece);
      size += piece.length;
      isWhole = isLast;
    });
    for (let from = 0; from < bytes.length && size <= MOST_BYTES; from += STEP)
      inflate.push(bytes.subarray(from, from + STEP), from + STEP >= bytes.length);
  } catch {
    return undefined;
  }
  if (!isWhole || size > MOST_BYTES) return undefined;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return new TextDecoder().decode(whole);
}
