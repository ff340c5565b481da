/**
 * The grid as people paste it. Written: a line `box ROWS COLUMNS` where the shape is not the usual one, then a line a
 * row, characters up to 9, numbers with spaces beyond. Read: also with bars and dashes between boxes, spaces or
 * commas between cells, and `0`, `_`, `-` or `*` for open cells.
 */
import { issue } from '../../../core/issue.js';
import { failure, type Result, success } from '../../../core/result.js';
import { isBlank, type Line, quote, splitLines } from '../../../formats/lines.js';
import type { Source } from '../../../formats/source.js';
import { usualBox } from '../box.js';
import { type SudokuPuzzle, sideOf } from '../puzzle.js';
import { LARGEST_SIDE, readSudoku, SMALLEST_SIDE } from '../reading.js';
import { characterOfNumber, numberOfCharacter, sudokuCodec } from './document.js';

const BOX = /^\s*box\s+(\d{1,2})\s*[x,\s]\s*(\d{1,2})\s*$/i;
const RULE = /^[\s|+=-]*$/;
/** Sides up to this one are written a character a cell. */
const LARGEST_DIGIT = 9;

export const textCodec = sudokuCodec({
  format: 'text',
  description: 'the grid as people paste it, a line a row',
  extension: 'txt',
  holdsBox: true,
  recognises: ({ text }) => {
    const rows = gridLines(splitLines(text.slice(0, 4000)));
    const cells = rows.map(({ text: row }) => cellsOf(row).length);
    return (
      rows.length >= SMALLEST_SIDE && cells.every((count) => count === rows.length) && /[1-9.]/.test(text)
    );
  },
  read: readText,
  write: writeText,
});

function readText({ text }: Source): Result<SudokuPuzzle> {
  const lines = splitLines(text);
  const rows = gridLines(lines);
  if (rows.length < SMALLEST_SIDE || rows.length > LARGEST_SIDE) {
    const message = `The text has ${rows.length} rows of cells; ${SMALLEST_SIDE} to ${LARGEST_SIDE} are expected.`;
    return failure(issue('format-syntax', message));
  }
  const grid: number[][] = [];
  for (const row of rows) {
    const numbers = readRow(row, rows.length);
    if (!numbers.ok) return numbers;
    grid.push(numbers.value);
  }
  const told = lines.map(({ text: line }) => BOX.exec(line)).find((match) => match !== null);
  const box = told == null ? usualBox(rows.length) : [Number(told[1]), Number(told[2])];
  return readSudoku({ family: 'sudoku', box, grid });
}

function gridLines(lines: readonly Line[]): readonly Line[] {
  return lines.filter((line) => !isBlank(line) && !BOX.test(line.text) && !RULE.test(line.text));
}

/** Cells apart when spaces or commas part them, else one a character. */
function cellsOf(row: string): readonly string[] {
  const apart = row
    .replaceAll('|', ' ')
    .split(/[\s,]+/)
    .filter((cell) => cell !== '');
  const grouped = apart.some((cell) => (/[^0-9]/.test(cell) ? cell.length > 1 : cell.length > 2));
  return grouped || apart.length === 1 ? [...apart.join('')] : apart;
}

function readRow(row: Line, side: number): Result<number[]> {
  const cells = cellsOf(row.text);
  if (cells.length !== side) {
    const message = `The row has ${cells.length} cells; ${side} are expected, as many as there are rows.`;
    return failure(issue('format-syntax', message, { line: row.number }));
  }
  const numbers: number[] = [];
  for (const cell of cells) {
    const number = /^[_*-]$/.test(cell) ? 0 : /^\d+$/.test(cell) ? Number(cell) : numberOfCharacter(cell);
    if (number === undefined) {
      const message = `${quote(cell)} is no cell; a number, or "." for an open cell, is expected.`;
      return failure(issue('format-syntax', message, { line: row.number }));
    }
    numbers.push(number);
  }
  return success(numbers);
}

function writeText(puzzle: SudokuPuzzle): string {
  const side = sideOf(puzzle);
  const usual = usualBox(side);
  const [rows, columns] = puzzle.box;
  const box = rows === usual[0] && columns === usual[1] ? '' : `box ${rows} ${columns}\n`;
  const width = String(side).length;
  const line = (numbers: readonly number[]) =>
    side <= LARGEST_DIGIT
      ? numbers.map(characterOfNumber).join('')
      : numbers.map((number) => (number === 0 ? '.' : String(number)).padStart(width)).join(' ');
  return `${box}${puzzle.grid.map((numbers) => `${line(numbers)}\n`).join('')}`;
}
