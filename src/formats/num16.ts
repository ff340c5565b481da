/**
 * The number lists of puzz.link addresses, both ways: `0`-`9` and `a`-`f` are 0 to 15, larger numbers carry a
 * mark that gives the count of hexadecimal digits and what to add, `.` is a clue without a number, and `g` to
 * `z` skip 1 to 20 empty items. Source: the 16-number encoding of the pzpr puzzle editor, as its addresses
 * show it.
 */
import { failure, issue, type Place, type Result, success } from '../core/index.js';
import { quote } from './lines.js';

/** A number, a clue without a number, or nothing. */
export type Num16Item = number | '?' | null;

/** The items of a list and the offset behind its last character. */
export interface Num16List {
  readonly items: readonly Num16Item[];
  readonly end: number;
  /** The items that the body ended before, which are empty. */
  readonly missing: number;
}

/** A mark: the numbers from `from` on, written as `digits` hexadecimal digits of the number minus `minus`. */
interface Mark {
  readonly mark: string;
  readonly from: number;
  readonly minus: number;
  readonly digits: number;
}

/** Largest first, so that the first mark whose range has begun is the right one. */
const MARKS: readonly Mark[] = [
  { mark: '$', from: 77_776, minus: 77_776, digits: 5 },
  { mark: '*', from: 12_240, minus: 12_240, digits: 4 },
  { mark: '%', from: 8192, minus: 8192, digits: 3 },
  { mark: '=', from: 4096, minus: 4096, digits: 3 },
  { mark: '+', from: 256, minus: 0, digits: 3 },
  { mark: '-', from: 16, minus: 0, digits: 2 },
  { mark: '', from: 0, minus: 0, digits: 1 },
];
const LARGEST = 77_776 + 16 ** 5 - 1;
const LONGEST_SKIP = 20;
/** `g`, the digit 16 in base 36, skips one item. */
const SKIP_BASE = 15;

/**
 * Writes a list; empty items at its end are written too.
 * @throws RangeError for a number that the encoding has no form for (negative, fractional, above 1126351)
 */
export function encodeNum16(items: readonly Num16Item[]): string {
  let text = '';
  let skipped = 0;
  const flush = (): void => {
    if (skipped > 0) text += (SKIP_BASE + skipped).toString(36);
    skipped = 0;
  };
  for (const item of items) {
    if (item === null) {
      skipped++;
      if (skipped === LONGEST_SKIP) flush();
    } else {
      flush();
      text += item === '?' ? '.' : encodeNumber(item);
    }
  }
  flush();
  return text;
}

/**
 * Reads `count` items from `start` on; a body that ends early leaves the other items empty.
 * @param at the place of an offset of the body
 */
export function decodeNum16(
  body: string,
  start: number,
  count: number,
  at: (offset: number) => Place,
): Result<Num16List> {
  const items: Num16Item[] = [];
  let offset = start;
  while (items.length < count && offset < body.length) {
    const character = body[offset]!;
    const skip = /[g-z]/.test(character) ? Number.parseInt(character, 36) - SKIP_BASE : 0;
    if (skip > count - items.length) {
      const message = `${quote(character)} skips ${skip} items, but only ${count - items.length} are left.`;
      return failure(issue('format-syntax', message, at(offset)));
    }
    if (skip > 0) {
      for (let empty = 0; empty < skip; empty++) items.push(null);
      offset++;
    } else if (character === '.') {
      items.push('?');
      offset++;
    } else {
      const number = decodeNumber(body, offset);
      if (number === undefined) {
        const message = `${quote(body.slice(offset, offset + 6))} begins no number of a puzz.link address.`;
        return failure(issue('format-syntax', message, at(offset)));
      }
      items.push(number.value);
      offset = number.end;
    }
  }
  const missing = count - items.length;
  while (items.length < count) items.push(null);
  return success({ items, end: offset, missing });
}

function encodeNumber(value: number): string {
  const found = MARKS.find(({ from }) => value >= from);
  if (found === undefined || !Number.isInteger(value) || value > LARGEST) {
    throw new RangeError(`${value} cannot be written into a puzz.link address`);
  }
  return found.mark + (value - found.minus).toString(16).padStart(found.digits, '0');
}

function decodeNumber(
  body: string,
  offset: number,
): { readonly value: number; readonly end: number } | undefined {
  // Some writers use @ instead of %, which web addresses reserve.
  const sign = body[offset] === '@' ? '%' : body[offset];
  const marked = MARKS.find(({ mark }) => mark === sign) ?? MARKS.at(-1)!;
  const start = offset + marked.mark.length;
  const end = start + marked.digits;
  const digits = body.slice(start, end);
  if (digits.length < marked.digits || !/^[0-9a-f]+$/.test(digits)) return undefined;
  return { value: Number.parseInt(digits, 16) + marked.minus, end };
}
