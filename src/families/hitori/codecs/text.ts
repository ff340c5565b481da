/**
 * The plain text that people paste. Written: lines of credits, the line `hitori`, and the grid of numbers,
 * `.` for a cell without one, with blanks between cells when a number has two digits (a comma behind those of
 * a single column); and below the line `solution`, when there is one, the grid of `#` and `.`. Read also with
 * `_`, `-` or `0` for cells without a number.
 */
import { type Result, success } from '../../../core/index.js';
import { type Line, quote } from '../../../formats/index.js';
import type { Draft } from '../../kit/codecs/codec.js';
import { textFormat } from '../../kit/codecs/text-format.js';
import { solutionSection, writeSections } from '../../kit/codecs/text-sections.js';
import { readCellLines } from '../../kit/grid-issues.js';
import { type HitoriPuzzle, type HitoriSolution, NO_NUMBER } from '../puzzle.js';

const OPEN = '.';

export const hitoriText = textFormat<HitoriPuzzle, HitoriSolution>({
  description: 'the line "hitori" and the grid of numbers, "." for cells without one',
  header: /^\s*(?:hitori|singles)\s*$/i,
  expected: 'The line "hitori" is expected first.',
  sections: ['solution'],
  read: ({ body }) => readGrid(body),
  write: ({ puzzle: { grid }, solution, credits }) => {
    const cells = grid.map((row) => row.map((number) => (number === NO_NUMBER ? OPEN : String(number))));
    const width = Math.max(...cells.flat().map(({ length }) => length));
    const [between, end] = width === 1 ? ['', ''] : [' ', cells[0]!.length === 1 ? ',' : ''];
    const rows = cells.map((row) => row.map((cell) => cell.padStart(width)).join(between) + end);
    return writeSections(credits, ['hitori', ...rows], solutionSection(solution));
  },
});

function readGrid(body: readonly Line[]): Result<Draft<HitoriPuzzle>> {
  const areParted = body.some(({ text }) => /\S\s+\S|,/.test(text));
  const cellsOf = (line: string): readonly string[] =>
    areParted ? line.split(/[\s,]+/).filter((cell) => cell !== '') : [...line.trim()];
  const columns = cellsOf(body[0]?.text ?? '').length;
  const grid = readCellLines(body, {
    cellsOf,
    columns,
    asked: `the first row has ${columns}`,
    contentOf: (cell) =>
      /^[._-]$/.test(cell) ? NO_NUMBER : /^\d{1,9}$/.test(cell) ? Number(cell) : undefined,
    wrong: (cell) => `${quote(cell)} is no cell; a number, or "." for none, is expected`,
  });
  return grid.ok ? success({ puzzle: { family: 'hitori', grid: grid.value } }) : grid;
}
