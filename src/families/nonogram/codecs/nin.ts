/**
 * The `.nin` format: a line with width and height, then the clues of every row and of every column, one a line.
 * Source: the nonogram solver of Wilk, as webpbn exports it.
 */
import { issue } from '../../../core/issue.js';
import { failure, type Result } from '../../../core/result.js';
import { isBlank, type Line, readNumbers, splitLines, trimBlankLines } from '../../../formats/lines.js';
import type { Source } from '../../../formats/source.js';
import { pickClueLines, readClueLines, writeClues } from './clue-lines.js';
import { nonogramCodec } from './codec.js';
import { documentOfClues, type NonogramDocument, sizeIssue } from './document.js';

export const ninCodec = nonogramCodec({
  format: 'nin',
  description: 'Wilk .nin text: width and height, then the clues of all rows and columns',
  extension: 'nin',
  needsSolution: false,
  holdsGiven: false,
  recognises: ({ text }) => looksLikeNin(trimBlankLines(splitLines(text))),
  read: readNin,
  write: writeNin,
});

/**
 * Two numbers, then lines of numbers: as many as the two say, or in one piece and not only of 0 and 1. Clue lines
 * in two groups, and pictures of 0 and 1, thus stay with the format `text`.
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

function readNin({ text }: Source): Result<NonogramDocument> {
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
  return documentOfClues({
    rows: clues.value.slice(0, height),
    columns: clues.value.slice(height),
    credits: {},
  });
}

function writeNin({ puzzle: { rows, columns } }: NonogramDocument): string {
  const clues = [...rows, ...columns].map((line) => writeClues(line, ' '));
  return `${[`${columns.length} ${rows.length}`, ...clues].join('\n')}\n`;
}
