/**
 * The plain text that people paste. Written: lines of credits, the line `binairo` (`binairo distinct` where
 * all rows and all columns differ), the grid with `0`, `1` and `.`; and below the line `solution`, when there
 * is one, the grid of `0` and `1`. Where there are signs, the grid is drawn with `=` and `x` between the
 * cells. Read also with spaces between cells, and with `_` for open ones.
 */
import { type Result, success } from '../../../core/index.js';
import type { Draft } from '../../kit/codecs/codec.js';
import { readSignedGrid, writeSignedGrid } from '../../kit/codecs/signed-grid.js';
import { type TextParts, textFormat } from '../../kit/codecs/text-format.js';
import { solutionSection, writeSections } from '../../kit/codecs/text-sections.js';
import { type BinairoPuzzle, type BinairoSolution, OPEN, signsOf } from '../puzzle.js';

const SIGN = /[=xX×]/;

export const binairoText = textFormat<BinairoPuzzle, BinairoSolution>({
  description:
    'the line "binairo" (or "binairo distinct") and the grid with "0", "1" and "." (open), perhaps "=" and "x" between cells',
  header: /^\s*binairo(?:\s+(distinct))?\s*$/i,
  example: 'binairo distinct',
  expected: 'The line "binairo" is expected first.',
  sections: ['solution'],
  read: readPuzzle,
  write: ({ puzzle, solution, credits }) =>
    writeSections(
      credits,
      [puzzle.distinct ? 'binairo distinct' : 'binairo', ...drawing(puzzle)],
      solutionSection(solution),
    ),
});

function readPuzzle({ header, body }: TextParts): Result<Draft<BinairoPuzzle>> {
  const read = readSignedGrid(body, { cell: /[01._]/, across: SIGN, down: SIGN });
  if (!read.ok) return read;
  const { rows, signs } = read.value;
  const pairs = (isEqual: boolean) =>
    signs.filter(({ sign }) => (sign === '=') === isEqual).map(({ pair }) => pair);
  return success({
    puzzle: {
      family: 'binairo',
      grid: rows.map((cells) => cells.join('').replaceAll('_', OPEN)),
      ...(header?.[0] !== undefined && { distinct: true }),
      equal: pairs(true),
      opposite: pairs(false),
    },
  });
}

function drawing(puzzle: BinairoPuzzle): readonly string[] {
  const signs = signsOf(puzzle);
  if (signs.length === 0) return puzzle.grid;
  return writeSignedGrid({ rows: puzzle.grid.map((row) => [...row]), signs });
}
