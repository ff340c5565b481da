/** Grids of a line a row, as people paste them and as several programs save them. */
import { failure, issue, type Result } from '../../../core/index.js';
import { type Line, quote } from '../../../formats/index.js';
import { readCellLines } from '../../kit/grid-issues.js';
import type { SudokuGrid } from '../puzzle.js';
import { LARGEST_SIDE, SMALLEST_SIDE } from '../reading.js';
import { numberOfCharacter } from './format.js';

const RULE = /^[\s|+=-]*$/;
/** Open cells besides `.` and `0`. */
const OPEN = /^[_*-]$/;

/** True if a line is empty or only parts the boxes above from those below. */
export function isRule(line: string): boolean {
  return RULE.test(line);
}

/** The numbers of as many lines as the grid has rows, 0 for open cells; the lines have nothing else. */
export function readGridLines(rows: readonly Line[]): Result<SudokuGrid> {
  const side = rows.length;
  const widths = new Set(rows.map(({ text }) => cellTextsOf(text).length));
  const [width = 0] = widths;
  if (widths.size === 1 && width >= SMALLEST_SIDE && width !== side) {
    const message = `The text has ${side} rows of ${width} cells each; a Sudoku has as many rows as columns.`;
    return failure(issue('format-syntax', message));
  }
  if (rows.length < SMALLEST_SIDE || rows.length > LARGEST_SIDE) {
    const message = `The text has ${rows.length} rows of cells; ${SMALLEST_SIDE} to ${LARGEST_SIDE} are expected.`;
    return failure(issue('format-syntax', message));
  }
  return readCellLines(rows, {
    cellsOf: cellTextsOf,
    columns: side,
    asked: `${side} are expected, as many as there are rows`,
    contentOf: (cell) => {
      const number = numberOf(cell);
      return number === undefined || number > side ? undefined : number;
    },
    wrong: (cell, column) =>
      `${quote(cell)} in column ${column + 1} is no cell; a number from 1 to ${side}, or "." for an open cell, is expected`,
  });
}

/** The number that a cell holds, 0 for an open one; undefined when it holds something else. */
export function numberOf(cell: string): number | undefined {
  if (OPEN.test(cell)) return 0;
  return /^\d+$/.test(cell) ? Number(cell) : numberOfCharacter(cell);
}

/** Cells apart when spaces or commas part them, else one a character. */
export function cellTextsOf(row: string): readonly string[] {
  const apart = row
    .replaceAll('|', ' ')
    .split(/[\s,]+/)
    .filter((cell) => cell !== '');
  const grouped = apart.some((cell) => (/[^0-9]/.test(cell) ? cell.length > 1 : cell.length > 2));
  return grouped || apart.length === 1 ? [...apart.join('')] : apart;
}
