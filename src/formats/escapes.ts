/** A part of an address with its escapes resolved, as it stands where they are wrong. */
export function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
