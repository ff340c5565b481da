/**
 * FNV-1a over 64 bits (Fowler, Noll, Vo; RFC 9923): distinguishes files by their bytes; no defence against
 * forgery.
 */
const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/** 16 hexadecimal digits. */
export function fingerprint(bytes: Uint8Array): string {
  let hash = OFFSET;
  for (const byte of bytes) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * PRIME);
  return hash.toString(16).padStart(16, '0');
}
