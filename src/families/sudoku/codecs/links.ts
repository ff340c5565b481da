/** Addresses that hold a whole puzzle as compressed text. */
import { failure, issue, type Result } from '../../../core/index.js';
import { decompressText, parseJson, unescaped } from '../../../formats/index.js';

/** The JSON in the compressed part of an address. */
export function readCompressedJson(compressed: string): Result<unknown> {
  const text = decompressText(unescaped(compressed.trim()));
  if (text === undefined) return brokenAddress();
  const json = parseJson(text);
  if (json.ok) return json;
  // Places are those of the unpacked text, which nobody sees.
  const message = `The unpacked puzzle of the address is no JSON. ${json.issues[0]!.message}`;
  return failure(issue('format-syntax', message));
}

/** The issue of an address whose compressed part is broken. */
export function brokenAddress(): Result<never> {
  const message = 'The puzzle in the address cannot be unpacked; part of it may be missing.';
  return failure(issue('format-syntax', message));
}

/** True if JSON text has these marks at its head, a quick look. */
export function looksLikeJson(text: string, ...marks: readonly RegExp[]): boolean {
  return /^\s*\{/.test(text) && !/"family"\s*:/.test(text) && marks.every((mark) => mark.test(text));
}
