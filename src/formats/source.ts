/**
 * A text or file to be read: its bytes, and the same bytes as UTF-8 text (bad sequences replaced, no BOM).
 */
export interface Source {
  readonly bytes: Uint8Array;
  readonly text: string;
}

/** Wraps text as a source. */
export function textSource(text: string): Source {
  return { bytes: new TextEncoder().encode(text), text };
}

/** Wraps the bytes of a file as a source; never throws, whatever the bytes are. */
export function byteSource(bytes: Uint8Array): Source {
  return { bytes, text: new TextDecoder('utf-8').decode(bytes) };
}
