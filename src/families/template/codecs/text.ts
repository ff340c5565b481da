/**
 * The plain text that people paste. Written: lines of credits, the line `unruly`, the grid with `#`, `o` and `.`; and
 * below the line `solution`, when there is one, the grid of `#` and `o`. Read also with spaces between cells.
 */
import { issue } from '../../../core/issue.js';
import { failure, type Result, success } from '../../../core/result.js';
import { isBlank, splitLines } from '../../../formats/lines.js';
import type { Source } from '../../../formats/source.js';
import type { Draft, Format } from '../../kit/codec.js';
import { splitCredits } from '../../kit/credit-lines.js';
import { splitAtHeader, withoutSpaces, writeSections } from '../../kit/text-sections.js';
import type { UnrulyPuzzle, UnrulySolution } from '../puzzle.js';

const HEADER = /^\s*unruly\s*$/i;
const SOLUTION = /^\s*solution\s*$/i;

export const unrulyText: Format<UnrulyPuzzle, UnrulySolution> = {
  format: 'text',
  description: 'the line "unruly" and the grid with "#" (black), "o" (white) and "." (open)',
  extension: 'txt',
  recognises: ({ text }) => HEADER.test(splitCredits(splitLines(text)).body[0]?.text ?? ''),
  read,
  write: ({ puzzle, solution, credits }) =>
    writeSections(
      credits,
      ['unruly', ...puzzle.grid],
      solution === undefined ? [] : ['solution', ...solution],
    ),
};

function read({ text }: Source): Result<Draft<UnrulyPuzzle>> {
  const { credits, body } = splitCredits(splitLines(text));
  const [header, ...lines] = body.filter((line) => !isBlank(line));
  if (header === undefined || !HEADER.test(header.text)) {
    const place = header && { line: header.number };
    return failure(issue('format-syntax', 'The line "unruly" is expected first.', place));
  }
  const { above, below } = splitAtHeader(lines, SOLUTION);
  return success({
    puzzle: { family: 'unruly', grid: above.map(withoutSpaces) },
    credits,
    solution: below && (() => success(below.map(withoutSpaces))),
  });
}
