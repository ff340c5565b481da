/**
 * The grid as people paste it: a line `bridges LIMIT`, then a line a row, `.` for water, a digit or `A` to
 * `G` for an island, `?` for one whose number is not given. The reader also accepts the grid alone (at most
 * two bridges), cells separated by spaces, and `0`, `-` and `_` for water. A square grid alone looks like a
 * Sudoku, one with numbers that no bridges can meet like a part of one, and a single row like anything, so
 * those need the first line to be recognised.
 */
import { failure, issue, type Result, success } from '../../../core/index.js';
import { type Line, quote } from '../../../formats/index.js';
import { allButOne } from '../../kit/codecs/nearly.js';
import { type TextParts, textFormat } from '../../kit/codecs/text-format.js';
import { writeSections } from '../../kit/codecs/text-sections.js';
import { readCellLines } from '../../kit/grid-issues.js';
import { bridgeLimit, type HashiPuzzle, type HashiSolution, USUAL_LIMIT } from '../puzzle.js';
import { draftOf, type HashiDraft } from './format.js';
import { characterOfIsland, islandOfCharacter } from './island-characters.js';

const ROW = /^[\s.0-9A-Ga-g?_-]+$/;

export const hashiText = textFormat<HashiPuzzle, HashiSolution>({
  description: 'the line "bridges 2", then the grid as people paste it, a line a row',
  example: 'bridges 2',
  header: /^\s*bridges\s+(\d{1,3})\s*$/i,
  recognisesBody: (lines) => {
    const rows = rowsOf(lines);
    return isOblong(rows) && rows.every(({ length }) => length === rows[0]!.length) && isPossible(rows);
  },
  resemblesBody: (lines) => {
    const rows = rowsOf(lines);
    return isOblong(rows) && (isPossible(rows) || rows.some(hasNumberTwice));
  },
  sections: [],
  read: readGrid,
  write: ({ puzzle }) => {
    const rows = puzzle.islands.map((row) =>
      row.map((island) => (island === null ? '?' : island === 0 ? '.' : characterOfIsland(island))).join(''),
    );
    return writeSections({}, [`bridges ${bridgeLimit(puzzle)}`, ...rows]);
  },
});

/** The cells of lines that are rows of a grid; none for other lines. */
function rowsOf(lines: readonly Line[]): readonly (readonly string[])[] {
  return lines.map(({ text }) => (ROW.test(text) ? cellsOf(text) : []));
}

/** True for islands and water in as many columns in all rows but one at most, not as many as rows. */
function isOblong(rows: readonly (readonly string[])[]): boolean {
  const widths = rows.map(({ length }) => length);
  const columns = allButOne(widths) ?? 0;
  const has = (pattern: RegExp): boolean => rows.some((row) => row.some((cell) => pattern.test(cell)));
  return columns > 1 && columns !== rows.length && has(/^\.$/) && has(/^[1-9A-Ga-g]$/);
}

/** True if two bridges on each side that is not the edge of the grid are enough for every island. */
function isPossible(rows: readonly (readonly string[])[]): boolean {
  return rows.every((cells, row) =>
    cells.every((cell, column) => {
      const beside = [rows[row - 1], cells[column - 1], rows[row + 1], cells[column + 1]];
      const sides = beside.filter((neighbour) => neighbour !== undefined).length;
      return (islandOf(cell) ?? 0) <= USUAL_LIMIT * sides;
    }),
  );
}

/** True for a row with two islands of one number, as no row of a Sudoku has. */
function hasNumberTwice(cells: readonly string[]): boolean {
  const numbers = cells.map(islandOf).filter((number) => number !== null && number !== 0);
  return new Set(numbers).size < numbers.length;
}

function readGrid({ header, body: lines }: TextParts): Result<HashiDraft> {
  const columns = cellsOf(lines[0]?.text ?? '').length;
  if (columns === 0) return failure(issue('format-syntax', 'The text has no rows of islands and water.'));
  const islands = readCellLines(lines, {
    cellsOf,
    columns,
    asked: `the first one has ${columns}`,
    contentOf: islandOf,
    wrong: (cell) => `${quote(cell)} is no cell; ".", a digit, a letter from A to G or "?" is expected`,
  });
  return islands.ok ? success(draftOf(islands.value, header && Number(header[0]))) : islands;
}

function cellsOf(row: string): readonly string[] {
  return [...row.replace(/\s/g, '')];
}

function islandOf(cell: string): number | null | undefined {
  if (/^[.0_-]$/.test(cell)) return 0;
  return cell === '?' ? null : islandOfCharacter(cell.toUpperCase());
}
