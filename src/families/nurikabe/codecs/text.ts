/**
 * Nurikabe as plain text that people paste: below the line `nurikabe` the grid with spaces between cells: `.`
 * for a cell without a number, its number, or `?` for one that is not given; and below the line `solution`,
 * when there is one, `#` for sea and `.` for land. Read also without spaces where no number has two digits,
 * and with `-`, `_` or `0` for cells without a number.
 */
import { type Result, success } from '../../../core/index.js';
import { quote } from '../../../formats/index.js';
import type { Draft } from '../../kit/codecs/codec.js';
import { type TextParts, textFormat } from '../../kit/codecs/text-format.js';
import { solutionSection, writeSections } from '../../kit/codecs/text-sections.js';
import { readCellLines } from '../../kit/grid-issues.js';
import type { NurikabeCell, NurikabePuzzle, NurikabeSolution } from '../puzzle.js';

const OPEN = '.';
const NOT_GIVEN = '?';

export const nurikabeText = textFormat<NurikabePuzzle, NurikabeSolution>({
  description:
    'the line "nurikabe" and the grid of numbers, "." for cells without one, "?" where it is not given',
  header: /^\s*nurikabe\s*$/i,
  expected: 'The line "nurikabe" is expected first.',
  sections: ['solution'],
  read: readText,
  write: ({ puzzle: { grid }, solution, credits }) => {
    const cells = grid.map((row) => row.map(textOf));
    const width = Math.max(...cells.flat().map(({ length }) => length));
    const rows = cells.map((row) => row.map((cell) => cell.padStart(width)).join(' '));
    return writeSections(credits, ['nurikabe', ...rows], solutionSection(solution));
  },
});

function textOf(number: NurikabeCell): string {
  return number === null ? NOT_GIVEN : number === 0 ? OPEN : String(number);
}

function numberOf(text: string): NurikabeCell | undefined {
  if (/^[._-]$/.test(text)) return 0;
  if (text === NOT_GIVEN) return null;
  return /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}

function readText({ body }: TextParts): Result<Draft<NurikabePuzzle>> {
  // A line without any space has a character for every cell.
  const cellsOf = (line: string): readonly string[] =>
    /\S\s+\S/.test(line) ? line.trim().split(/\s+/) : [...line.trim()];
  const columns = cellsOf(body[0]?.text ?? '').length;
  const grid = readCellLines(body, {
    cellsOf,
    columns,
    asked: `the first row has ${columns}`,
    contentOf: numberOf,
    wrong: (cell) => `${quote(cell)} is no cell; ".", a number or "?" is expected`,
  });
  return grid.ok ? success({ puzzle: { family: 'nurikabe', grid: grid.value } }) : grid;
}
