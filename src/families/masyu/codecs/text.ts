/**
 * Masyu as plain text that people paste: below the line `masyu` the grid with `w` for white pearls, `b` for
 * black ones and `.` for other cells, read also in capitals and with spaces between cells; and below the line
 * `solution`, when there is one, a drawing of the same signs with lines (`-` and `|`) between them.
 */
import { success } from '../../../core/index.js';
import { readSolvedDrawing, writeEdgeDrawing } from '../../kit/codecs/edge-drawing.js';
import { textFormat } from '../../kit/codecs/text-format.js';
import { solutionSection, withoutSpaces, writeSections } from '../../kit/codecs/text-sections.js';
import type { MasyuPuzzle, MasyuSolution } from '../puzzle.js';

export const masyuText = textFormat<MasyuPuzzle, MasyuSolution>({
  description: 'the line "masyu" and the grid with "w" (a white pearl), "b" (a black one) and "."',
  header: /^\s*(?:masyu|mashu|pearl)\s*$/i,
  expected: 'The line "masyu" is expected first.',
  sections: ['solution'],
  keepsBlankLines: true,
  read: ({ body, sections: { solution } }) =>
    success({
      puzzle: {
        family: 'masyu',
        grid: body.map((line) => withoutSpaces(line).toLowerCase()).filter((row) => row !== ''),
      },
      solution:
        solution && (({ grid }) => readSolvedDrawing(solution, { grid, points: 'wb.', name: 'pearls' })),
    }),
  write: ({ puzzle: { grid }, solution, credits }) =>
    writeSections(
      credits,
      ['masyu', ...grid],
      solutionSection(solution && writeEdgeDrawing({ points: grid, edges: solution })),
    ),
});
