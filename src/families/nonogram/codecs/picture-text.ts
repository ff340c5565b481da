/** Pictures made of characters, in the signs that people use for filled and empty cells. */
import { isBlank, type Line } from '../../../formats/index.js';
import type { PlacedRow } from './format.js';

const FILLED = /[#X1@■█]/g;
const EMPTY = /[.\-0_·]/g;
const PICTURE_LINE = /^[#X1@■█.\-0_·\s]*$/;

/** True if all characters of the lines are cells. */
export function looksLikePicture(lines: readonly Line[]): boolean {
  return lines.length > 0 && lines.every(({ text }) => PICTURE_LINE.test(text));
}

/** True if no cell of a picture is filled. */
export function isBlankPicture(lines: readonly Line[]): boolean {
  return lines.every(({ text }) => text.search(FILLED) < 0);
}

/**
 * The rows of a picture in `#` and `.`. A space is an empty cell when no other sign for empty cells occurs,
 * and then a blank line is an empty row and short lines are filled up; otherwise spaces and blank lines mean
 * nothing. The rows may differ in length, which the reader of the picture has to check.
 * @param longest the longest side to fill up to; larger pictures stay ragged
 */
export function readPictureLines(lines: readonly Line[], longest: number): readonly PlacedRow[] {
  const spacesAreCells = !lines.some(({ text }) => text.search(EMPTY) >= 0);
  if (spacesAreCells) return readSpacedLines(lines, longest);
  return lines
    .filter((line) => !isBlank(line))
    .map(({ text, number }) => ({ cells: readCells(text), place: { line: number } }));
}

/** Trailing spaces are cells only when they bring all lines to one length; otherwise they are an accident. */
function readSpacedLines(lines: readonly Line[], longest: number): readonly PlacedRow[] {
  const even = lines.every(({ text }) => text.length === lines[0]!.text.length);
  const rows = lines.map(({ text, number }) => ({
    cells: unify(even ? text : text.trimEnd()).replace(/\s/g, '.'),
    place: { line: number },
  }));
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  if (width > longest || rows.length > longest) return rows;
  return rows.map((row) => ({ ...row, cells: row.cells.padEnd(width, '.') }));
}

/** The cells of a line in `#` and `.`; white space is left out, other characters stay as they are. */
export function readCells(text: string): string {
  return unify(text.replace(/\s/g, ''));
}

function unify(text: string): string {
  return text.replace(FILLED, '#').replace(EMPTY, '.');
}
