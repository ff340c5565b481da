/** Puzzles in the part of an address behind its question mark, as other programs write it. */

/** The text that opens the puzzle of `?p=` (puzz.link) or `?load=` (f-puzzles); undefined where none is. */
export function textOfSearch(search: string): string | undefined {
  // Read as it stands: the text of f-puzzles has plus signs, which are no spaces.
  const partNamed = (name: string): string | undefined => new RegExp(`[?&]${name}=([^&]+)`).exec(search)?.[1];
  const [link, load] = [partNamed('p'), partNamed('load')];
  if (link !== undefined) return `https://puzz.link/p?${unescaped(link)}`;
  return load === undefined ? undefined : `https://www.f-puzzles.com/?load=${load}`;
}

/** A part of an address whose signs may be escaped. */
export function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
