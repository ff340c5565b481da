/**
 * The grid as people paste it. Written: a line `box ROWS COLUMNS` where the shape is not the usual one, then
 * a line a row, characters up to 9, numbers with spaces beyond. Read: also with bars and dashes between
 * boxes, spaces or commas between cells, and `0`, `_`, `-` or `*` for open cells.
 */
import { type Result, success } from '../../../core/index.js';
import { type Line, type Source, splitLines } from '../../../formats/index.js';
import { allButOne } from '../../kit/codecs/nearly.js';
import { usualBox } from '../box.js';
import { type PlainSudoku, sideOf } from '../puzzle.js';
import { SMALLEST_SIDE } from '../reading.js';
import { characterOfNumber, draftOfGrid, type SudokuDraft, type SudokuFormat, unheld } from './format.js';
import { cellTextsOf, isRule, numberOf, readGridLines } from './grid-lines.js';

const BOX = /^\s*box\s+(\d{1,2})\s*[x,\s]\s*(\d{1,2})\s*$/i;
/** The characters of a text that are looked at to recognise it. */
const LOOK = 4000;
/** Sides up to this one are written a character a cell. */
const LARGEST_DIGIT = 9;

export const sudokuText: SudokuFormat = {
  format: 'text',
  description: 'the grid as people paste it, a line a row',
  extension: 'txt',
  recognises: ({ text }) => {
    const rows = gridLines(splitLines(text.slice(0, LOOK)));
    const cells = rows.map(({ text: row }) => cellTextsOf(row).length);
    return (
      rows.length >= SMALLEST_SIDE && cells.every((count) => count === rows.length) && /[1-9.]/.test(text)
    );
  },
  resembles: ({ text }) => {
    const rows = gridLines(splitLines(text.slice(0, LOOK))).map((line) => cellTextsOf(line.text));
    return isNearlyGrid(rows) || isPartOfGrid(rows);
  },
  read: readText,
  lacks: (puzzle) => unheld('text', puzzle),
  write: ({ puzzle }) => writeText(puzzle as PlainSudoku),
};

/** True if all rows but one are as long as the grid is high, and most cells could be of that grid. */
function isNearlyGrid(rows: readonly (readonly string[])[]): boolean {
  const right = rows.flat().filter((cell) => isCell(cell, rows.length)).length;
  return allButOne(rows.map(({ length }) => length)) === rows.length && 2 * right >= rows.flat().length;
}

/** True for rows of one length that could be some of a grid, or a few too many: none has a number twice. */
function isPartOfGrid(rows: readonly (readonly string[])[]): boolean {
  const side = rows[0]?.length ?? 0;
  return (
    rows.length > 1 &&
    side >= SMALLEST_SIDE &&
    rows.flat().some((cell) => /[1-9]/.test(cell)) &&
    rows.every((row) => {
      const numbers = row.filter((cell) => numberOf(cell) !== 0);
      const isRow = row.length === side && row.every((cell) => isCell(cell, side));
      return isRow && new Set(numbers).size === numbers.length;
    })
  );
}

function isCell(cell: string, side: number): boolean {
  return (numberOf(cell) ?? side + 1) <= side;
}

function readText({ text }: Source): Result<SudokuDraft> {
  const lines = splitLines(text);
  const grid = readGridLines(gridLines(lines));
  if (!grid.ok) return grid;
  const shape = lines.map(({ text: line }) => BOX.exec(line)).find((match) => match !== null);
  const box = shape == null ? undefined : [Number(shape[1]), Number(shape[2])];
  return success(draftOfGrid(grid.value, box));
}

function gridLines(lines: readonly Line[]): readonly Line[] {
  return lines.filter((line) => !BOX.test(line.text) && !isRule(line.text));
}

function writeText(puzzle: PlainSudoku): string {
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
