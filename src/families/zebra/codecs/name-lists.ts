/**
 * Lines `colour: red, green, ivory`. Names are written as they are; those with a comma, a colon before the
 * list or a quotation mark stand in quotes as JSON writes them.
 */
import { failure, issue, type Result, success } from '../../../core/index.js';
import { type Line, quote } from '../../../formats/index.js';
import { QUOTED, unquote } from '../names.js';

export interface NamedList {
  readonly name: string;
  readonly values: readonly string[];
  readonly line: number;
}

const LIST_LINE = new RegExp(`^\\s*(${QUOTED}|[^":]*?)\\s*:(.*)$`, 'u');
const ITEM = new RegExp(`\\s*(${QUOTED}|[^",]*?)\\s*(?:,|$)`, 'uy');

/** True if a line looks like a named list. */
export function isNamedList({ text }: Line): boolean {
  return LIST_LINE.test(text);
}

/** Reads a line that {@link isNamedList} accepts. */
export function readNamedList({ number: line, text }: Line): Result<NamedList> {
  const [, name = '', list = ''] = LIST_LINE.exec(text) ?? [];
  const items = splitList(list);
  const names = [name, ...(items ?? [''])].map(unquote);
  const wrong = names.findIndex((found) => found === undefined || found === '');
  if (items === undefined || wrong >= 0) {
    const message = `${quote(text.trim())} is no list of values; NAME: VALUE, VALUE and so on is expected, names with commas, colons or quotation marks in double quotes.`;
    return failure(issue('format-syntax', message, { line }));
  }
  const [first, ...values] = names as string[];
  return success({ name: first!, values, line });
}

/** Writes a named list as one line. */
export function writeNamedList(name: string, values: readonly string[]): string {
  const quoted = (text: string, special: RegExp): string =>
    special.test(text) ? JSON.stringify(text) : text;
  return `${quoted(name, /[":]/)}: ${values.map((value) => quoted(value, /[",]/)).join(', ')}`;
}

function splitList(list: string): readonly string[] | undefined {
  const items: string[] = [];
  ITEM.lastIndex = 0;
  for (;;) {
    const found = ITEM.exec(list);
    if (found === null) return undefined;
    items.push(found[1]!);
    if (!found[0].endsWith(',')) return items;
  }
}
