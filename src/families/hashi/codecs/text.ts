/**
 * The grid as people paste it: a line `bridges LIMIT`, then a line a row, `.` for water, a digit or `A` to
 * `G` for an island, `?` for one whose number is not given. The reader also accepts the grid alone (at most
 * two bridges), cells separated by spaces, and `0`, `-` and `_` for water. A square grid alone looks like a
 * Sudoku and a single row like anything, so those need the first line to be recognised.
 */
import { failure, issue, type Result, success } from '../../../core/index.js';
import { quote } from '../../../formats/index.js';
import { readCellLines } from '../../kit/grid-issues.js';
import { type TextParts, textFormat } from '../../kit/text-format.js';
import { writeSections } from '../../kit/text-sections.js';
import { bridgeLimit, type HashiPuzzle, type HashiSolution } from '../puzzle.js';
import { draftOf, type HashiDraft } from './format.js';
import { characterOfIsland, islandOfCharacter } from './island-characters.js';

const ROW = /^[\s.0-9A-Ga-g?_-]+$/;

export const hashiText = textFormat<HashiPuzzle, HashiSolution>({
  description: 'the line "bridges 2", then the grid as people paste it, a line a row',
  header: /^\s*bridges\s+(\d{1,3})\s*$/i,
  recognisesBody: (lines) => {
    const widths = lines.map(({ text }) => (ROW.test(text) ? cellsOf(text).length : 0));
    const has = (pattern: RegExp): boolean => lines.some(({ text }) => pattern.test(text));
    return (
      widths.length > 1 &&
      widths[0]! > 1 &&
      widths.length !== widths[0] &&
      widths.every((width) => width === widths[0]) &&
      has(/\./) &&
      has(/[1-9A-G]/)
    );
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
