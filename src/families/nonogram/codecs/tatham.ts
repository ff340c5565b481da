/**
 * Nonograms as game ids of Pattern in Simon Tatham's Portable Puzzle Collection: `WxH:` and the lines
 * separated by `/`, columns first, their clues by `.`; then perhaps `,` and the given cells, each as a letter
 * for the number of cells to skip before it, lower case for empty, upper case for filled; `z` skips 25 and
 * gives none.
 */
import { failure, issue, type Result, rowsOf, success } from '../../../core/index.js';
import { type GameId, quote } from '../../../formats/index.js';
import { tathamFormat } from '../../kit/codecs/tatham.js';
import type { NonogramPuzzle } from '../puzzle.js';
import {
  draftOfClues,
  lengthsOf,
  type NonogramDraft,
  type NonogramFormat,
  type PlacedClues,
  type PlacedRow,
  sizeIssue,
  unheldColours,
} from './format.js';

/** The length of the run `z`; a cell after a longer run needs several letters. */
const LONGEST_RUN = 25;
const CODE_OF_A = 'a'.charCodeAt(0);

export const nonogramTatham: NonogramFormat = tathamFormat({
  game: 'Pattern',
  lacks: (puzzle) => unheldColours('tatham', puzzle),
  read: readId,
  write: writeId,
});

function readId(id: GameId): Result<NonogramDraft> {
  const [, width, height] = /^(\d{1,9})(?:x(\d{1,9}))?$/.exec(id.parameters) ?? [];
  if (width === undefined) {
    const message = `The parameters are ${quote(id.parameters)}; WIDTHxHEIGHT is expected.`;
    return failure(issue('format-syntax', message));
  }
  const columns = Number(width);
  const rows = Number(height ?? width);
  const size = sizeIssue(rows, columns);
  if (size !== undefined) return failure(size);
  const clues = readClues(id, columns + rows);
  if (!clues.ok) return clues;
  const given = readGiven(id, rows, columns);
  if (!given.ok) return given;
  return success(
    draftOfClues({
      columns: clues.value.slice(0, columns),
      rows: clues.value.slice(columns),
      credits: {},
      ...(given.value === undefined ? {} : { given: given.value }),
    }),
  );
}

function readClues({ description, at }: GameId, expected: number): Result<readonly PlacedClues[]> {
  const lines = description.split(',', 1)[0]!.split('/');
  if (lines.length !== expected) {
    const message = `The game id has ${lines.length} lines; ${expected} are expected, all columns and then all rows.`;
    return failure(issue('line-count', message, at(0)));
  }
  const clues: PlacedClues[] = [];
  let offset = 0;
  for (const line of lines) {
    const words = line === '' ? [] : line.split('.');
    if (!words.every((word) => /^\d{1,9}$/.test(word))) {
      const message = `${quote(line)} is no line of clues; numbers separated by "." are expected.`;
      return failure(issue('format-syntax', message, at(offset)));
    }
    clues.push({ clues: words.map(Number), place: at(offset) });
    offset += line.length + 1;
  }
  return success(clues);
}

function readGiven(
  { description, at }: GameId,
  rows: number,
  columns: number,
): Result<readonly PlacedRow[] | undefined> {
  const comma = description.indexOf(',');
  if (comma < 0) return success(undefined);
  const cells = new Array<string>(rows * columns).fill('?');
  let next = 0;
  for (let offset = comma + 1; offset < description.length; offset++) {
    const letter = description[offset]!;
    const skipped = /[a-z]/i.test(letter) ? letter.toLowerCase().charCodeAt(0) - CODE_OF_A : -1;
    if (skipped < 0) {
      const message = `${quote(letter)} gives no cell; letters are expected.`;
      return failure(issue('format-syntax', message, at(offset)));
    }
    if (next === cells.length || next + skipped > cells.length) {
      const message = `The given cells go beyond the grid of ${columns} by ${rows} cells.`;
      return failure(issue('format-syntax', message, at(offset)));
    }
    next += skipped;
    if (skipped < LONGEST_RUN && next < cells.length) cells[next++] = letter < 'a' ? '#' : '.';
  }
  if (next < cells.length) {
    const message = `The given cells end after ${next} of ${cells.length} cells.`;
    return failure(issue('format-syntax', message, at(description.length)));
  }
  const place = at(comma + 1);
  return success(rowsOf(cells, columns).map((row) => ({ cells: row.join(''), place })));
}

function writeId(puzzle: NonogramPuzzle): string {
  const { rows, columns } = lengthsOf(puzzle);
  const { given } = puzzle;
  const lines = [...columns, ...rows].map((clues) => clues.join('.')).join('/');
  const cells = given === undefined ? '' : `,${writeGiven(given.join(''))}`;
  return `${columns.length}x${rows.length}:${lines}${cells}`;
}

function writeGiven(cells: string): string {
  let text = '';
  let run = 0;
  for (const cell of cells) {
    if (cell === '?') {
      run++;
      if (run === LONGEST_RUN) {
        text += 'z';
        run = 0;
      }
    } else {
      const letter = String.fromCharCode(CODE_OF_A + run);
      text += cell === '#' ? letter.toUpperCase() : letter;
      run = 0;
    }
  }
  return run === 0 ? text : text + String.fromCharCode(CODE_OF_A + run);
}
