/**
 * Akari as plain text that people paste: below the line `akari` the grid with `.` for white cells, `#` for
 * walls and `0` to `4` for those with a number; and below the line `solution`, when there is one, `*`
 * for bulbs, `.` and `#`. Read also with spaces between cells, and without the first line where walls of both
 * kinds tell the puzzle from others.
 */
import { success } from '../../../core/index.js';
import type { Line } from '../../../formats/index.js';
import { allButOne } from '../../kit/codecs/nearly.js';
import { textFormat } from '../../kit/codecs/text-format.js';
import { solutionSection, withoutSpaces, writeSections } from '../../kit/codecs/text-sections.js';
import type { AkariPuzzle, AkariSolution } from '../puzzle.js';

export const akariText = textFormat<AkariPuzzle, AkariSolution>({
  description:
    'the line "akari" and the grid with "." (white), "#" (a wall) and "0" to "4" (a wall with its number)',
  header: /^\s*(?:akari|light\s?up)\s*$/i,
  recognisesBody: (body) => {
    const widths = widthsWithWalls(body);
    return widths.length > 1 && widths.every((width) => width === widths[0]);
  },
  resemblesBody: (body) => allButOne(widthsWithWalls(body)) !== undefined,
  sections: ['solution'],
  read: ({ body }) => success({ puzzle: { family: 'akari', grid: body.map(withoutSpaces) } }),
  write: ({ puzzle, solution, credits }) =>
    writeSections(credits, ['akari', ...puzzle.grid], solutionSection(solution)),
});

/** The numbers of cells in lines with walls of both kinds and white cells, and nothing else. */
function widthsWithWalls(body: readonly Line[]): readonly number[] {
  const rows = body.map(withoutSpaces);
  const cells = rows.join('');
  const isAkari = /^[.#0-4]+$/.test(cells) && /\./.test(cells) && /#/.test(cells) && /[0-4]/.test(cells);
  return isAkari ? rows.map(({ length }) => length) : [];
}
