/**
 * Bytes and texts as short text: compressed (deflate, RFC 1951) and written in base64. Both ways stand in
 * Node and in browsers, and what is unpacked has a limit.
 */
import { base64, bytesOfBase64 } from '../draw/index.js';

/** Bytes that a packed text may hold. */
const MOST_UNPACKED = 200_000_000;

/** Packs bytes. */
export async function packBytes(bytes: Uint8Array): Promise<string> {
  return base64(await through(bytes, new CompressionStream('deflate-raw'), Infinity));
}

/**
 * Unpacks bytes.
 * @throws Error when the text is not packed, or holds more than {@link MOST_UNPACKED}
 */
export function unpackBytes(packed: string): Promise<Uint8Array> {
  return through(bytesOfBase64(packed), new DecompressionStream('deflate-raw'), MOST_UNPACKED);
}

/** Packs plain data. */
export function packData(data: unknown): Promise<string> {
  return packBytes(new TextEncoder().encode(JSON.stringify(data)));
}

/** Unpacks plain data of any shape. @throws Error as {@link unpackBytes}, and when it is no JSON */
export async function unpackData(packed: string): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await unpackBytes(packed)));
}

async function through(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  // A fault shows when the other end is read.
  const written = writer.write(new Uint8Array(bytes)).then(() => writer.close());
  written.catch(() => undefined);
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = stream.readable.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new Error(`it holds more than ${most} bytes`);
    }
  }
  await written;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
