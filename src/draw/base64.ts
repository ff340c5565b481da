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

/** The bytes that base64 says, padded or not; for texts of {@link base64}. */
export function bytesOfBase64(text: string): Uint8Array {
  const characters = atob(text);
  const bytes = new Uint8Array(characters.length);
  // A loop: taking characters through an iterator is ten times slower.
  for (let at = 0; at < bytes.length; at++) bytes[at] = characters.charCodeAt(at);
  return bytes;
}
