/**
 * The grid as people paste it: a line `bridges LIMIT`, then a line a row, `.` for water, a digit or `A` to `G` for an
 * island, `?` for one whose number is not given. The reader also accepts the grid alone (at most two bridges), cells
 * separated by spaces, and `0`, `-` and `_` for water. A square grid alone looks like a Sudoku and a single row like
 * anything, so those need the first line to be recognised.
 */
import { issue } from '../../../core/issue.js';
import { failure, type Result, success } from '../../../core/result.js';
import { isBlank, type Line, quote, splitLines } from '../../../formats/lines.js';
import type { Source } from '../../../formats/source.js';
import { bridgeLimit } from '../puzzle.js';
import { draftOfList, type HashiDraft, type HashiFormat } from './format.js';
import { characterOfIsland, islandOfCharacter } from './island-characters.js';

const HEADER = /^\s*bridges\s+(\d{1,3})\s*$/i;
const ROW = /^[\s.0-9A-Ga-g?_-]+$/;
/** How much of a text is looked at to recognise it. */
const LOOK = 20_000;

export const hashiText: HashiFormat = {
  format: 'text',
  description: 'the line "bridges 2", then the grid as people paste it, a line a row',
  extension: 'txt',
  recognises: ({ text }) => {
    const [first, ...rest] = splitLines(text.slice(0, LOOK)).filter((line) => !isBlank(line));
    if (first === undefined) return false;
    if (HEADER.test(first.text)) return true;
    const widths = [first, ...rest].map((line) => (ROW.test(line.text) ? cellsOf(line).length : 0));
    return (
      widths[0]! > 1 &&
      widths.length > 1 &&
      widths.length !== widths[0] &&
      widths.every((width) => width === widths[0]) &&
      /\./.test(text) &&
      /[1-9A-G]/.test(text)
    );
  },
  read: readText,
  write: ({ puzzle }) => {
    const rows = puzzle.islands.map((row) =>
      row.map((island) => (island === null ? '?' : island === 0 ? '.' : characterOfIsland(island))).join(''),
    );
    return `${[`bridges ${bridgeLimit(puzzle)}`, ...rows].join('\n')}\n`;
  },
};

function readText({ text }: Source): Result<HashiDraft> {
  const lines = splitLines(text).filter((line) => !isBlank(line));
  const [, limit] = HEADER.exec(lines[0]?.text ?? '') ?? [];
  const rows = limit === undefined ? lines : lines.slice(1);
  const columns = rows.length === 0 ? 0 : cellsOf(rows[0]!).length;
  if (columns === 0) return failure(issue('format-syntax', 'The text has no rows of islands and water.'));
  const list: (number | null)[] = [];
  for (const row of rows) {
    const cells = readRow(row, columns);
    if (!cells.ok) return cells;
    list.push(...cells.value);
  }
  return success(draftOfList(list, columns, limit === undefined ? undefined : Number(limit)));
}

function cellsOf({ text }: Line): readonly string[] {
  return [...text.replace(/\s/g, '')];
}

function readRow(row: Line, columns: number): Result<readonly (number | null)[]> {
  const cells = cellsOf(row);
  if (cells.length !== columns) {
    const message = `The row has ${cells.length} cells; the first one has ${columns}.`;
    return failure(issue('format-syntax', message, { line: row.number }));
  }
  const islands: (number | null)[] = [];
  for (const cell of cells) {
    const island = /^[.0_-]$/.test(cell) ? 0 : cell === '?' ? null : islandOfCharacter(cell.toUpperCase());
    if (island === undefined) {
      const message = `${quote(cell)} is no cell; ".", a digit, a letter from A to G or "?" is expected.`;
      return failure(issue('format-syntax', message, { line: row.number }));
    }
    islands.push(island);
  }
  return success(islands);
}
