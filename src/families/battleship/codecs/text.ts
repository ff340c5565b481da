/**
 * The puzzle as people write it down: below lines of credits a line `fleet` with the length of every ship, a
 * line `columns` with the clues of the columns (`-` where none is given), then a line a row with its cells
 * and its clue; and, when it is known, the line `solution` and the solved grid. Read also with spaces between
 * cells and with `?` for missing clues.
 */
import { type Result, success } from '../../../core/index.js';
import { readNumbers } from '../../../formats/index.js';
import type { Draft } from '../../kit/codecs/codec.js';
import { writeCreditLines } from '../../kit/codecs/credit-lines.js';
import { readSideNumbers, writeSideNumbers } from '../../kit/codecs/side-numbers.js';
import { type TextParts, textFormat } from '../../kit/codecs/text-format.js';
import { solutionSection, writeSections } from '../../kit/codecs/text-sections.js';
import type { BattleshipPuzzle, BattleshipSolution } from '../puzzle.js';

export const battleshipText = textFormat<BattleshipPuzzle, BattleshipSolution>({
  description: 'lines "fleet" and "columns", then the rows with their clues',
  header: /^\s*fleet\b/i,
  expected: 'A line "fleet" with the lengths of the ships is expected first.',
  sections: ['solution'],
  read: readPuzzle,
  write: ({ puzzle, solution, credits }) =>
    writeSections(
      {},
      [...writeCreditLines(credits), ['fleet', ...puzzle.fleet].join(' '), ...writeSideNumbers(puzzle)],
      solutionSection(solution),
    ),
});

function readPuzzle({ first, body }: TextParts): Result<Draft<BattleshipPuzzle>> {
  const { number, text } = first!;
  const fleet = readNumbers({ number, text: text.replace(/fleet/i, '     ') });
  if (!fleet.ok) return fleet;
  const sides = readSideNumbers(body);
  if (!sides.ok) return sides;
  return success({ puzzle: { family: 'battleship', fleet: fleet.value, ...sides.value } });
}
