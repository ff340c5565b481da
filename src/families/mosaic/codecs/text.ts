/**
 * The plain text that people paste. Written: lines of credits, the line `mosaic`, the grid with `0` to `9`
 * and `.`; and below the line `solution`, when there is one, the grid of `#` and `.`. Read also with spaces
 * between cells, and with `_` or `-` for cells without a number.
 */
import { success } from '../../../core/index.js';
import { textFormat } from '../../kit/codecs/text-format.js';
import { solutionSection, withoutSpaces, writeSections } from '../../kit/codecs/text-sections.js';
import { type MosaicPuzzle, type MosaicSolution, NO_NUMBER } from '../puzzle.js';

export const mosaicText = textFormat<MosaicPuzzle, MosaicSolution>({
  description: 'the line "mosaic" and the grid of numbers, "." for cells without one',
  header: /^\s*mosaic\s*$/i,
  expected: 'The line "mosaic" is expected first.',
  sections: ['solution'],
  read: ({ body }) =>
    success({
      puzzle: {
        family: 'mosaic',
        grid: body.map((line) => withoutSpaces(line).replaceAll(/[_-]/g, NO_NUMBER)),
      },
    }),
  write: ({ puzzle, solution, credits }) =>
    writeSections(credits, ['mosaic', ...puzzle.grid], solutionSection(solution)),
});
