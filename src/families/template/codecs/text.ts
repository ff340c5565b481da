/**
 * The plain text that people paste. Written: lines of credits, the line `unruly`, the grid with `#`, `o` and
 * `.`; and below the line `solution`, when there is one, the grid of `#` and `o`. Read also with spaces
 * between cells.
 */
import { success } from '../../../core/index.js';
import { textFormat } from '../../kit/codecs/text-format.js';
import { solutionSection, withoutSpaces, writeSections } from '../../kit/codecs/text-sections.js';
import type { UnrulyPuzzle, UnrulySolution } from '../puzzle.js';

export const unrulyText = textFormat<UnrulyPuzzle, UnrulySolution>({
  description: 'the line "unruly" and the grid with "#" (black), "o" (white) and "." (open)',
  header: /^\s*unruly\s*$/i,
  expected: 'The line "unruly" is expected first.',
  sections: ['solution'],
  read: ({ body }) => success({ puzzle: { family: 'unruly', grid: body.map(withoutSpaces) } }),
  write: ({ puzzle, solution, credits }) =>
    writeSections(credits, ['unruly', ...puzzle.grid], solutionSection(solution)),
});
