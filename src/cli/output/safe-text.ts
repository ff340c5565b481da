/**
 * Text of unknown origin on its way to people: titles, names, file names and pieces of files may hold control
 * characters, which a terminal would obey. This is the one place where they become visible escapes, and
 * everything that leaves on standard output or standard error passes here. Files are written as they are.
 */
import type { Host } from '../host/index.js';

/**
 * Control characters (C0 but tab and line feed, delete, C1), line and paragraph separators, and marks that
 * change the direction of writing, with which a text can look like another.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are looked for
const UNSAFE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/**
 * The text with every character that a terminal would obey written as an escape such as `\u001b`. In JSON,
 * which has none of them outside strings, this is the same value.
 */
export function safeText(text: string): string {
  return text.replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The same for texts that must stay on one line: line feeds are written as `\n`. */
export function safeLine(text: string): string {
  return safeText(text).replaceAll('\n', '\\n');
}

/** A host whose output is safe; bytes that are no text pass as they are. */
export function withSafeText(host: Host): Host {
  return {
    ...host,
    out: (content) => host.out(typeof content === 'string' ? safeText(content) : content),
    note: (line) => host.note(safeLine(line)),
    error: (line) => host.error(safeLine(line)),
  };
}
