/**
 * Nonograms as puzz.link addresses: every column has half its length (rounded up) of slots, then every row;
 * within a line the clue nearest to the grid comes first, unused slots follow.
 */
import { failure, type Issue, issue, type Result, success } from '../../../core/index.js';
import { encodeNum16, type Num16Item, type PuzzlinkAddress, readNumberBody } from '../../../formats/index.js';
import { puzzlinkFormat } from '../../kit/codecs/puzzlink.js';
import { draftOfClues, lengthsOf, type NonogramDraft, type NonogramFormat, unheldExtras } from './format.js';

export const nonogramPuzzlink: NonogramFormat = puzzlinkFormat({
  types: ['nonogram'],
  read: readAddress,
  lacks: (puzzle) => unheldExtras('puzzlink', puzzle),
  sizeOf: ({ rows, columns }) => ({ rows: rows.length, columns: columns.length }),
  write: (puzzle) => {
    const { rows, columns } = lengthsOf(puzzle);
    return encodeNum16([
      ...columns.flatMap((clues) => slotsOf(clues, rows.length)),
      ...rows.flatMap((clues) => slotsOf(clues, columns.length)),
    ]);
  },
});

function readAddress(address: PuzzlinkAddress): Result<NonogramDraft> {
  const lines = readLines(address);
  if (!lines.ok) return lines;
  const { clues: said, warned } = lines.value;
  const placed = said.map((clues) => ({ clues, place: {} }));
  const { columns } = address;
  return success({
    ...draftOfClues({ columns: placed.slice(0, columns), rows: placed.slice(columns), credits: {} }),
    ...warned,
  });
}

/** The clues of all columns, then of all rows. */
function readLines(address: PuzzlinkAddress): Result<{
  readonly clues: readonly (readonly number[])[];
  readonly warned: { readonly warnings?: readonly string[] };
}> {
  const { columns, rows } = address;
  const inColumn = slotCount(rows);
  const inRow = slotCount(columns);
  const body = readNumberBody(address, columns * inColumn + rows * inRow);
  if (!body.ok) return body;
  const { items, ...warned } = body.value;
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
  return issues.length === 0 ? success({ clues: lines, warned }) : failure(...issues);
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
