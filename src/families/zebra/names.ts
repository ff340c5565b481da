/**
 * Names of attributes and values: what may be one, and when two are the same to a reader. Names that differ
 * only in the case of letters, in how accents are encoded or in the kind of apostrophe would be the same in a
 * sentence.
 */

const LONGEST = 60;

/**
 * A text without its invisible characters: NFC, single spaces, straight apostrophes, no space at the ends.
 */
export function plainWords(text: string): string {
  return text.normalize('NFC').replace(/’/g, "'").replace(/\s+/gu, ' ').trim();
}

/** The form in which names and words are compared. */
export function foldName(text: string): string {
  return plainWords(text).toLowerCase();
}

/** The fault of a text as a name, as the end of a sentence; undefined: it can be one. */
export function unusableBecause(name: string): string | undefined {
  if (name.length > LONGEST) return `is longer than ${LONGEST} characters`;
  if (!/^\S+( \S+)*$/u.test(name)) return 'is not words with single spaces between them';
  if (/[\p{Cc}\p{Cs}]/u.test(name)) return 'has a character that cannot be written';
  // Objects cannot carry this key through every program that handles JSON.
  return name === '__proto__' ? 'is reserved' : undefined;
}

/** A text in quotes as JSON writes it, as a pattern. */
export const QUOTED = '"(?:[^"\\\\]|\\\\.)*"';

/**
 * The text of a JSON string, or of words without quotes with single spaces; undefined for an escape that JSON
 * does not know.
 */
export function unquote(text: string): string | undefined {
  if (!text.startsWith('"')) return text.replace(/\s+/gu, ' ').trim();
  try {
    return JSON.parse(text) as string;
  } catch {
    return undefined;
  }
}
