/**
 * Numbers of the rows and columns of a grid in plain text: a line `columns` with those of the columns, then a
 * line a row with its cells and its number, `-` or `?` where none is stated.
 */
import { failure, issue, type Result, readAll, success } from '../../../core/index.js';
import { type Line, quote } from '../../../formats/index.js';

const COLUMNS = /^\s*columns\b(.*)$/i;
const NUMBER = /^\d{1,6}$/;
const MISSING = /^[-?]$/;

/** A grid of signs with the numbers of its lines. */
interface NumberedGrid {
  readonly rows: readonly (number | null)[];
  readonly columns: readonly (number | null)[];
  readonly grid: readonly string[];
}

/** Writes the lines. */
export function writeSideNumbers({ rows, columns, grid }: NumberedGrid): readonly string[] {
  const shown = (number: number | null): string => (number === null ? '-' : String(number));
  return [
    ['columns', ...columns.map(shown)].join(' '),
    ...grid.map((text, row) => `${text} ${shown(rows[row]!)}`),
  ];
}

/** Reads such lines. */
export function readSideNumbers([first, ...lines]: readonly Line[]): Result<NumberedGrid> {
  const numbers = COLUMNS.exec(first?.text ?? '')?.[1];
  if (first === undefined || numbers === undefined) {
    return syntaxFailure('A line "columns" with the numbers of the columns is expected here.', first);
  }
  const columns = readAll(numbers.match(/[^\s,]+/g) ?? [], (token) => readNumber(token, first));
  if (!columns.ok) return columns;
  const rows = readAll(lines, readRow);
  if (!rows.ok) return rows;
  return success({
    rows: rows.value.map(({ number }) => number),
    columns: columns.value,
    grid: rows.value.map(({ cells }) => cells),
  });
}

function readNumber(token: string, line: Line): Result<number | null> {
  if (NUMBER.test(token)) return success(Number(token));
  if (MISSING.test(token)) return success(null);
  return syntaxFailure(`${quote(token)} is no number that can be read here.`, line);
}

/** The cells of a row and its number. */
function readRow(line: Line): Result<{ readonly cells: string; readonly number: number | null }> {
  const [, cells, number] = /^(.*\S)\s+(\d{1,6}|[-?])\s*$/.exec(line.text) ?? [];
  if (cells !== undefined && number !== undefined) {
    return success({ cells: cells.replace(/\s/g, ''), number: NUMBER.test(number) ? Number(number) : null });
  }
  const message =
    'The cells of a row and, behind a space, its number are expected ("-" where none is given).';
  return syntaxFailure(message, line);
}

function syntaxFailure(message: string, line: Line | undefined): Result<never> {
  return failure(issue('format-syntax', message, line && { line: line.number }));
}
