/** Arguments of one call: more would overflow the stack of some engines. */
const CHUNK = 8192;

/** Bytes as base64 (RFC 4648, section 4), padded. */
export function base64(bytes: Uint8Array): string {
  const characters: string[] = [];
  for (let from = 0; from < bytes.length; from += CHUNK) {
    characters.push(String.fromCharCode(...bytes.subarray(from, from + CHUNK)));
  }
  return btoa(characters.join(''));
}
