/** The digits of base64, as character codes. */
const DIGITS = new TextEncoder().encode('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/');
const PADDING = '='.charCodeAt(0);

/** Bytes as base64 (RFC 4648, section 4), padded. */
export function base64(bytes: Uint8Array): string {
  const digits = new Uint8Array(4 * Math.ceil(bytes.length / 3)).fill(PADDING);
  // A table of digits: pictures have millions of bytes, and `btoa` wants a text of them first.
  for (let from = 0, to = 0; from < bytes.length; from += 3, to += 4) {
    const first = bytes[from]!;
    const second = bytes[from + 1];
    const third = bytes[from + 2];
    digits[to] = DIGITS[first >> 2]!;
    digits[to + 1] = DIGITS[((first & 3) << 4) | ((second ?? 0) >> 4)]!;
    if (second !== undefined) digits[to + 2] = DIGITS[((second & 15) << 2) | ((third ?? 0) >> 6)]!;
    if (third !== undefined) digits[to + 3] = DIGITS[third & 63]!;
  }
  return new TextDecoder().decode(digits);
}

/** The bytes that base64 says, padded or not; for texts of {@link base64}. */
export function bytesOfBase64(text: string): Uint8Array {
  const characters = atob(text);
  const bytes = new Uint8Array(characters.length);
  // A loop: taking characters through an iterator is ten times slower.
  for (let at = 0; at < bytes.length; at++) bytes[at] = characters.charCodeAt(at);
  return bytes;
}
