/**
 * Nonograms as puzz.link addresses: every column has half its length (rounded up) of slots, then every row; within
 * a line the clue nearest to the grid comes first, unused slots follow.
 */
import { type Issue, issue } from '../../../core/issue.js';
import { failure, type Result, success } from '../../../core/result.js';
import { decodeNum16, encodeNum16, type Num16Item } from '../../../formats/num16.js';
import {
  type PuzzlinkAddress,
  puzzlinkType,
  readPuzzlink,
  writePuzzlink,
} from '../../../formats/puzzlink.js';
import type { Source } from '../../../formats/source.js';
import { nonogramCodec } from './codec.js';
import { documentOfClues, type NonogramDocument, sizeIssue } from './document.js';

const TYPE = 'nonogram';

export const puzzlinkCodec = nonogramCodec({
  format: 'puzzlink',
  description: 'puzz.link address (also of pzv.jp and other sites with the same addresses)',
  extension: 'url',
  needsSolution: false,
  holdsGiven: false,
  recognises: ({ text }) => puzzlinkType(text) === TYPE,
  read: readAddress,
  write: ({ puzzle: { rows, columns } }) => {
    const items = [
      ...columns.flatMap((clues) => slotsOf(clues, rows.length)),
      ...rows.flatMap((clues) => slotsOf(clues, columns.length)),
    ];
    return writePuzzlink(TYPE, columns.length, rows.length, encodeNum16(items));
  },
});

function readAddress({ text }: Source): Result<NonogramDocument> {
  const address = readPuzzlink(text);
  if (!address.ok) return address;
  const { type, columns, rows } = address.value;
  if (type !== TYPE) {
    const message = `The address is of the puzzle type ${type}; ${TYPE} is expected.`;
    return failure(issue('format-unsupported', message));
  }
  const size = sizeIssue(rows, columns);
  if (size !== undefined) return failure(size);
  const lines = readLines(address.value);
  if (!lines.ok) return lines;
  const placed = lines.value.map((clues) => ({ clues, place: {} }));
  return documentOfClues({ columns: placed.slice(0, columns), rows: placed.slice(columns), credits: {} });
}

/** The clues of all columns, then of all rows. */
function readLines({ columns, rows, body, at }: PuzzlinkAddress): Result<readonly (readonly number[])[]> {
  const inColumn = slotCount(rows);
  const inRow = slotCount(columns);
  const list = decodeNum16(body, 0, columns * inColumn + rows * inRow, at);
  if (!list.ok) return list;
  const { items, end } = list.value;
  if (end < body.length) {
    const message = `The clues of ${columns} columns and ${rows} rows are complete; nothing more is expected.`;
    return failure(issue('format-syntax', message, at(end)));
  }
  const lines: (readonly number[])[] = [];
  const issues: Issue[] = [];
  for (let line = 0, next = 0; line < columns + rows; line++) {
    const count = line < columns ? inColumn : inRow;
    const clues = readSlots(
      items.slice(next, next + count),
      line < columns ? line : line - columns,
      line < columns,
    );
    next += count;
    if (clues.ok) lines.push(clues.value);
    else issues.push(...clues.issues);
  }
  return issues.length === 0 ? success(lines) : failure(...issues);
}

function readSlots(slots: readonly Num16Item[], index: number, isColumn: boolean): Result<readonly number[]> {
  const clues: number[] = [];
  for (const slot of slots) {
    if (slot === '?') {
      const message = 'The address has a clue without a number ("."); only numbers are supported.';
      const place = { part: `${isColumn ? 'column' : 'row'} ${index + 1}` };
      return failure(issue('format-unsupported', message, place));
    }
    if (slot !== null) clues.push(slot);
  }
  return success(clues.reverse());
}

function slotsOf(clues: readonly number[], length: number): readonly Num16Item[] {
  const blanks = slotCount(length) - clues.length;
  return [...clues.toReversed(), ...Array.from({ length: blanks }, () => null)];
}

/** As many blocks as fit into a line. */
function slotCount(length: number): number {
  return Math.ceil(length / 2);
}
