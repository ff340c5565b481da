/**
 * Addresses of puzz.link and its sister sites: `https://puzz.link/p?TYPE/COLUMNS/ROWS/BODY`, columns before
 * rows.
 */
import { failure, type Issue, issue, type Place, type Result, success } from '../core/index.js';
import { decodeNum16, type Num16Item } from './num16.js';

/** An address taken apart; the body's encoding depends on the type. */
export interface PuzzlinkAddress {
  readonly type: string;
  readonly columns: number;
  readonly rows: number;
  readonly body: string;
  /** The place of an offset of the body in the text. */
  readonly at: (offset: number) => Place;
}

const HEAD = /^\s*(?:(?:https?:\/\/)?[\w.-]+\/[\w./-]*\?)?([a-z][a-z0-9]*)(?:_edit|_play)?\//i;
/** Longest part of a text that is searched for the head of an address. */
const HEAD_LENGTH = 200;
const SIZES = /^(\d{1,9})\/(\d{1,9})\/(\S*)\s*$/;

/** The puzzle type when the text looks like an address, with or without the site; a quick check. */
export function puzzlinkType(text: string): string | undefined {
  return HEAD.exec(text.slice(0, HEAD_LENGTH))?.[1]?.toLowerCase();
}

/** Takes an address apart. */
export function readPuzzlink(text: string): Result<PuzzlinkAddress> {
  const head = HEAD.exec(text.slice(0, HEAD_LENGTH));
  const sizes = head === null ? null : SIZES.exec(text.slice(head[0].length));
  if (head === null || sizes === null) {
    const expected = 'https://puzz.link/p?TYPE/COLUMNS/ROWS/BODY';
    return failure(issue('format-syntax', `The text is no address of the form ${expected}.`));
  }
  const [, columns, rows, body] = sizes as unknown as [string, string, string, string];
  const bodyStart = head[0].length + columns.length + rows.length + 2;
  const before = text.slice(0, bodyStart).split(/\r\n|\r|\n/);
  const first = before.at(-1)!.length + 1;
  return success({
    type: head[1]!.toLowerCase(),
    columns: Number(columns),
    rows: Number(rows),
    body,
    at: (offset) => ({ line: before.length, column: first + offset }),
  });
}

/** The numbers of a body, and the sentence about those that it ended before. */
export interface NumberBody {
  readonly items: readonly Num16Item[];
  readonly warnings?: readonly string[];
}

/** Reads the body as one list of numbers with nothing behind it. */
export function readNumberBody({ body, at }: PuzzlinkAddress, count: number): Result<NumberBody> {
  const list = decodeNum16(body, 0, count, at);
  if (!list.ok) return list;
  const { items, end, missing } = list.value;
  if (end < body.length) return failure(surplusIssue(at(end)));
  return success(endedEarly(items, missing));
}

/** The items of a body; a warning where the last ones are missing in it, which are empty then. */
export function endedEarly(items: readonly Num16Item[], missing: number): NumberBody {
  if (missing === 0) return { items };
  const warning = `The address ends before the last ${missing} of its ${items.length} places, which are read as empty; part of it may be missing.`;
  return { items, warnings: [warning] };
}

/** The issue of a body that goes on behind its last part. */
export function surplusIssue(place: Place): Issue {
  return issue('format-syntax', 'The puzzle is complete here; nothing more is expected.', place);
}

/** The address of a puzzle, as a line of text. */
export function writePuzzlink(type: string, columns: number, rows: number, body: string): string {
  return `https://puzz.link/p?${type}/${columns}/${rows}/${body}\n`;
}
