/**
 * Tents as plain text: below the line `tents` a line `columns` with the numbers of the columns, then a line a
 * row with its cells, `T` a tree and `.` none, and its number; `-` where none is stated; and below the line
 * `solution`, when there is one, the grid with `A` for tents. Read also with spaces between cells and with
 * `?` for missing numbers.
 */
import { type Result, success } from '../../../core/index.js';
import type { Draft } from '../../kit/codecs/codec.js';
import { readSideNumbers, writeSideNumbers } from '../../kit/codecs/side-numbers.js';
import { type TextParts, textFormat } from '../../kit/codecs/text-format.js';
import { solutionSection, writeSections } from '../../kit/codecs/text-sections.js';
import type { TentsPuzzle, TentsSolution } from '../puzzle.js';

export const tentsText = textFormat<TentsPuzzle, TentsSolution>({
  description: 'lines "tents" and "columns", then the rows with "T" for trees and their numbers',
  header: /^\s*tents(?:\s+and\s+trees)?\s*$/i,
  expected: 'The line "tents" is expected first.',
  sections: ['solution'],
  read: readText,
  write: ({ puzzle, solution, credits }) =>
    writeSections(credits, ['tents', ...writeSideNumbers(puzzle)], solutionSection(solution)),
});

function readText({ body }: TextParts): Result<Draft<TentsPuzzle>> {
  const sides = readSideNumbers(body);
  return sides.ok ? success({ puzzle: { family: 'tents', ...sides.value } }) : sides;
}
