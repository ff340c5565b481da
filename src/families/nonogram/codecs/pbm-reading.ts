/** Reads portable bitmaps from bytes, P1 and P4, with the credits that their comments state. */
import { failure, type Issue, issue, type Place, type Result, success } from '../../../core/index.js';
import type { Credits } from '../../contract/family.js';
import { readCreditLine } from '../../kit/codecs/credit-lines.js';
import { draftOfPicture, type NonogramDraft, sizeIssue } from './format.js';

const LETTER_P = 0x50;
const DIGIT_ZERO = 0x30;
const DIGIT_ONE = 0x31;
const DIGIT_FOUR = 0x34;
const DIGIT_NINE = 0x39;
const HASH = 0x23;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const MOST_DIGITS = 9;

/** The position of reading, and the credits found so far. */
interface Cursor {
  readonly bytes: Uint8Array;
  offset: number;
  credits: Credits;
}

/** True if bytes begin as a bitmap of a kind that is read. */
export function startsBitmap(bytes: Uint8Array): boolean {
  const [letter, kind, next] = bytes;
  if (letter !== LETTER_P || (kind !== DIGIT_ONE && kind !== DIGIT_FOUR)) return false;
  return next === undefined || isSpace(next) || next === HASH;
}

/** Reads one bitmap; the clues are derived from it. */
export function readBitmap(bytes: Uint8Array): Result<NonogramDraft> {
  if (!startsBitmap(bytes)) {
    return failure(issue('format-syntax', 'The data is no bitmap; it must begin with "P1" or "P4".'));
  }
  const cursor: Cursor = { bytes, offset: 2, credits: {} };
  const columns = readSide(cursor);
  const rows = readSide(cursor);
  if (columns === undefined || rows === undefined) {
    return failure(
      issue('format-syntax', 'Width and height, two whole numbers, are expected here.', place(cursor)),
    );
  }
  const size = sizeIssue(rows, columns);
  if (size !== undefined) return failure(size);
  const picture =
    bytes[1] === DIGIT_ONE ? readDigits(cursor, rows, columns) : readBits(cursor, rows, columns);
  return picture.ok ? draftOfPicture(picture.value, cursor.credits) : picture;
}

/** A whole number after white space and comments; undefined when something else stands there. */
function readSide(cursor: Cursor): number | undefined {
  skipSpace(cursor);
  let value = 0;
  const start = cursor.offset;
  while (isDigit(cursor.bytes[cursor.offset]) && cursor.offset - start < MOST_DIGITS) {
    value = value * 10 + cursor.bytes[cursor.offset]! - DIGIT_ZERO;
    cursor.offset++;
  }
  return cursor.offset === start || isDigit(cursor.bytes[cursor.offset]) ? undefined : value;
}

/** P1: one digit a cell, white space between them or not. */
function readDigits(cursor: Cursor, rows: number, columns: number): Result<readonly string[]> {
  const picture: string[] = [];
  for (let row = 0; row < rows; row++) {
    let cells = '';
    while (cells.length < columns) {
      skipSpace(cursor);
      const digit = cursor.bytes[cursor.offset];
      if (digit === undefined)
        return failure(truncated(row * columns + cells.length, rows * columns, 'cells'));
      if (digit !== DIGIT_ZERO && digit !== DIGIT_ONE) {
        return failure(issue('format-syntax', 'A cell is expected here, 0 or 1.', place(cursor)));
      }
      cells += digit === DIGIT_ONE ? '#' : '.';
      cursor.offset++;
    }
    picture.push(cells);
  }
  return complete(cursor, picture);
}

/** P4: after one character of white space every row begins a byte, the high bit first. */
function readBits(cursor: Cursor, rows: number, columns: number): Result<readonly string[]> {
  const { bytes } = cursor;
  // A comment may stand before that one character; its line end then is the character.
  if (bytes[cursor.offset] === HASH) readComment(cursor);
  if (!isSpace(bytes[cursor.offset])) {
    return failure(issue('format-syntax', 'White space is expected before the bits.', place(cursor)));
  }
  const start = cursor.offset + 1;
  const stride = Math.ceil(columns / 8);
  if (bytes.length - start < rows * stride) {
    return failure(truncated(bytes.length - start, rows * stride, 'bytes'));
  }
  const picture = Array.from({ length: rows }, (_, row) => {
    const at = start + row * stride;
    const bit = (column: number): number => (bytes[at + (column >> 3)]! >> (7 - (column & 7))) & 1;
    return Array.from({ length: columns }, (_, column) => (bit(column) === 1 ? '#' : '.')).join('');
  });
  cursor.offset = start + rows * stride;
  return complete(cursor, picture);
}

/** Only white space and comments may follow a picture: a file of several is not one puzzle. */
function complete(cursor: Cursor, picture: readonly string[]): Result<readonly string[]> {
  skipSpace(cursor);
  if (cursor.offset === cursor.bytes.length) return success(picture);
  const message = 'The picture is complete; nothing more is expected.';
  return failure(issue('format-syntax', message, place(cursor)));
}

function truncated(found: number, expected: number, what: string): Issue {
  return issue('format-truncated', `The picture ends after ${found} of ${expected} ${what}.`);
}

function skipSpace(cursor: Cursor): void {
  for (;;) {
    if (isSpace(cursor.bytes[cursor.offset])) cursor.offset++;
    else if (cursor.bytes[cursor.offset] === HASH) readComment(cursor);
    else return;
  }
}

/** Reads from `#` up to the line end, which stays; a comment may state a credit. */
function readComment(cursor: Cursor): void {
  const { bytes, offset } = cursor;
  let end = offset;
  while (end < bytes.length && bytes[end] !== LINE_FEED && bytes[end] !== CARRIAGE_RETURN) end++;
  const comment = new TextDecoder('utf-8').decode(bytes.subarray(offset + 1, end));
  cursor.credits = { ...cursor.credits, ...readCreditLine(comment) };
  cursor.offset = end;
}

/** The place of the next byte, counted from 1; columns would not help in a file of bits. */
function place({ offset }: Cursor): Place {
  return { part: `byte ${offset + 1}` };
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= DIGIT_ZERO && byte <= DIGIT_NINE;
}

/** Blank, tab, line feed, vertical tab, form feed, carriage return. */
function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || (byte !== undefined && byte >= 0x09 && byte <= CARRIAGE_RETURN);
}
