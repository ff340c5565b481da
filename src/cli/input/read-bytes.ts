/**
 * The bytes of files and of standard input, never more of them than can be meant: reading stops at a limit.
 */
import { closeSync, openSync, readSync } from 'node:fs';
import { failureWords, type Host, InputError } from '../host/index.js';

/** Most bytes of puzzles, solutions and specifications. */
export const MOST_INPUT = 10_000_000;

/** Most bytes of a picture: photographs are large. */
export const MOST_PICTURE = 100_000_000;

/** Most bytes of a file that the program itself wrote to go on from; a text can hardly be longer. */
export const MOST_OWN = 500_000_000;

const CHUNK = 65_536;

/** Milliseconds to wait for standard input that has nothing yet and does not block. */
const WAIT = 10;

/**
 * All bytes of a file, or of standard input for `-`.
 * @param most bytes that are read before the file is refused as too large
 * @throws InputError naming the file when it cannot be read or is too large
 */
export function readBytes(file: string, host: Host, most = MOST_INPUT): Uint8Array {
  const bytes = bytesOf(file, host, most + 1);
  if (bytes.length <= most) return bytes;
  throw new InputError([`${nameOf(file)}: is too large; expected at most ${most / 1_000_000} MB`]);
}

/** The name of a file in messages. */
export function nameOf(file: string): string {
  return file === '-' ? 'standard input' : file;
}

function bytesOf(file: string, host: Host, most: number): Uint8Array {
  try {
    if (file === '-') return host.readInput(most);
    const open = openSync(file, 'r');
    try {
      return readUpTo(open, most);
    } finally {
      closeSync(open);
    }
  } catch (error) {
    throw new InputError([`${nameOf(file)}: cannot be read (${failureWords(error)})`]);
  }
}

/**
 * The first bytes of an open file, up to a limit.
 * @throws Error (of the system) when reading fails
 */
export function readUpTo(file: number, most: number): Uint8Array {
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (size < most) {
    const chunk = new Uint8Array(Math.min(CHUNK, most - size));
    const read = readChunk(file, chunk);
    if (read === 0) break;
    chunks.push(chunk.subarray(0, read));
    size += read;
  }
  return Buffer.concat(chunks);
}

function readChunk(file: number, chunk: Uint8Array): number {
  for (;;) {
    try {
      return readSync(file, chunk);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT);
    }
  }
}
