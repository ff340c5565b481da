/**
 * A puzzle as a short text for addresses: JSON, compressed, in base64 for addresses. Nothing is sent
 * anywhere.
 */
import type { Puzzle } from '../../../src/browser.js';
import { say } from '../../words/index.js';

/** The content of a link. */
export interface Shared {
  readonly puzzle: Puzzle;
  readonly title: string;
}

const FORMAT = 'deflate-raw';

/** Packs a puzzle. */
export async function pack(shared: Shared): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify(shared)),
    new CompressionStream(FORMAT),
  );
  return btoa(String.fromCharCode(...bytes)).replace(
    /[+/=]/g,
    (sign) => ({ '+': '-', '/': '_' })[sign] ?? '',
  );
}

/** Bytes of a packed puzzle at most: a text that unpacks to more is no puzzle. */
const MOST_BYTES = 2_000_000;

/**
 * Unpacks a puzzle; whether it is well-formed, its family says.
 * @throws Error with a sentence for people when the text is damaged
 */
export async function unpack(text: string): Promise<Shared> {
  try {
    const binary = atob(text.replace(/[-_]/g, (sign) => (sign === '-' ? '+' : '/')));
    const bytes = await through(
      Uint8Array.from(binary, (letter) => letter.charCodeAt(0)),
      new DecompressionStream(FORMAT),
    );
    const { puzzle, title } = JSON.parse(new TextDecoder().decode(bytes)) as Partial<Shared>;
    if (typeof puzzle?.family !== 'string') throw new Error('no puzzle');
    return { puzzle, title: typeof title === 'string' ? title : '' };
  } catch {
    throw new Error(say('linkDamaged'));
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > MOST_BYTES) throw new Error('too long');
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
