/**
 * The `.nin` format: a line with width and height, then the clues of every row and of every column, one a
 * line. A file may hold several puzzles, one after the other, and comments (lines that begin with `#`)
 * between them. Source: the nonogram solver of Wilk, as webpbn exports it.
 */
import { failure, issue, type Result, success } from '../../../core/index.js';
import {
  blockPieces,
  isBlank,
  type Line,
  type Piece,
  readNumbers,
  type Source,
  splitLines,
  textSource,
  trimBlankLines,
} from '../../../formats/index.js';
import { pickClueLines, readClueLines, writeClues } from './clue-lines.js';
import {
  draftOfClues,
  lengthsOf,
  type NonogramDocument,
  type NonogramDraft,
  type NonogramFormat,
  sizeIssue,
  unheldExtras,
} from './format.js';

/** Width and height. */
const HEAD_NUMBERS = 2;
/** The length of text that is examined to recognise a file of several puzzles. */
const LOOK = 100_000;

export const nonogramNin: NonogramFormat = {
  format: 'nin',
  description: 'Wilk .nin text: width and height, then the clues of all rows and columns',
  extension: 'nin',
  recognises: (source) => isOneNin(source) || isNinList(source),
  pieces,
  lacks: (puzzle) => unheldExtras('nin', puzzle),
  read: readNin,
  write: writeNin,
};

/** Puzzles in the order of the file. */
function pieces({ text }: Source): readonly Piece[] {
  return blockPieces(text, HEAD_NUMBERS, ([width, height]) => width! + height!);
}

function isOneNin({ text }: Source): boolean {
  return looksLikeNin(trimBlankLines(splitLines(text)));
}

/** Several puzzles of which the first and most others look right. */
function isNinList({ text }: Source): boolean {
  const blocks = pieces(textSource(text.slice(0, LOOK)));
  const right = blocks.filter(({ source }) => isOneNin(source)).length;
  const [first] = blocks;
  return blocks.length > 1 && isOneNin(first!.source) && 2 * right >= blocks.length;
}

/**
 * Two numbers, then lines of numbers: as many as the two say, or in one piece and not only of 0 and 1. Clue
 * lines in two groups, and pictures of 0 and 1, thus stay with the format `text`.
 */
function looksLikeNin(lines: readonly Line[]): boolean {
  const [first, ...rest] = lines;
  const sides = /^\s*(\d{1,9})[\s,]+(\d{1,9})\s*$/.exec(first?.text ?? '');
  if (sides === null || !rest.every(({ text }) => /^[\d\s,]*$/.test(text))) return false;
  const expected = Number(sides[1]) + Number(sides[2]);
  const filled = rest.filter((line) => !isBlank(line)).length;
  if (filled === expected || rest.length === expected) return true;
  return filled === rest.length && rest.some(({ text }) => /[2-9]|\d\d/.test(text));
}

function readNin({ text }: Source): Result<NonogramDraft> {
  const lines = splitLines(text);
  const start = lines.findIndex((line) => !isBlank(line));
  const head = lines[start];
  if (head === undefined)
    return failure(issue('format-syntax', 'The text is empty; width and height are expected.'));
  const sides = readNumbers(head);
  if (!sides.ok) return sides;
  const [width, height] = sides.value;
  if (width === undefined || height === undefined || sides.value.length > 2) {
    const message = `The first line has ${sides.value.length} numbers; two are expected, width and height.`;
    return failure(issue('format-syntax', message, { line: head.number }));
  }
  const size = sizeIssue(height, width);
  if (size !== undefined) return failure({ ...size, place: { line: head.number } });
  const picked = pickClueLines(lines.slice(start + 1), width + height, 'lines of clues (rows, then columns)');
  if (!picked.ok) return picked;
  const clues = readClueLines(picked.value);
  if (!clues.ok) return clues;
  return success(
    draftOfClues({
      rows: clues.value.slice(0, height),
      columns: clues.value.slice(height),
      credits: {},
    }),
  );
}

function writeNin({ puzzle }: NonogramDocument): string {
  const { rows, columns } = lengthsOf(puzzle);
  const clues = [...rows, ...columns].map((line) => writeClues(line, ' '));
  return `${[`${columns.length} ${rows.length}`, ...clues].join('\n')}\n`;
}
