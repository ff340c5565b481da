/**
 * The plain text that people paste: lines of credits, the line `crosswise`, and the grid, numbers or `.` for
 * open cells with blanks between them; below the line `solution`, when there is one, its rows. Read also with
 * `0` or `_` for open cells.
 */
import { type Result, success } from '../../../core/index.js';
import { type Line, quote } from '../../../formats/index.js';
import { textFormat } from '../../kit/codecs/text-format.js';
import { solutionSection, writeSections } from '../../kit/codecs/text-sections.js';
import { readCellLines } from '../../kit/grid-issues.js';
import type { CrosswisePuzzle, CrosswiseSolution } from '../puzzle.js';

export const crosswiseText = textFormat<CrosswisePuzzle, CrosswiseSolution>({
  description: 'the line "crosswise" and the grid of numbers, "." for open cells',
  header: /^\s*crosswise\s*$/i,
  expected: 'The line "crosswise" is expected first.',
  sections: ['solution'],
  read: ({ body, sections: { solution } }) => {
    const grid = readRows(body);
    if (!grid.ok) return grid;
    const puzzle = { family: 'crosswise', grid: grid.value } as const;
    return success({ puzzle, solution: solution && (() => readRows(solution)) });
  },
  write: ({ puzzle: { grid }, solution, credits }) =>
    writeSections(
      credits,
      ['crosswise', ...writeRows(grid)],
      solutionSection(solution && writeRows(solution)),
    ),
});

function readRows(lines: readonly Line[]): Result<CrosswisePuzzle['grid']> {
  return readCellLines(lines, {
    cellsOf: (line) => line.trim().split(/\s+/),
    columns: lines.length,
    asked: `${lines.length} are expected, as many as there are rows`,
    contentOf: (cell) => (/^[._]$/.test(cell) ? 0 : /^\d{1,9}$/.test(cell) ? Number(cell) : undefined),
    wrong: (cell) => `${quote(cell)} is no cell; a number, or "." for an open cell, is expected`,
  });
}

function writeRows(grid: CrosswisePuzzle['grid']): readonly string[] {
  const width = String(grid.length).length;
  return grid.map((row) => row.map((number) => (number === 0 ? '.' : `${number}`).padStart(width)).join(' '));
}
