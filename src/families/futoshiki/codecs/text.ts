/**
 * The plain text that people paste: lines of credits, the line `futoshiki`, and the grid, numbers or `.`,
 * drawn with the signs between its cells: `<` and `>`, and between two rows `^` (the upper one is smaller)
 * and `v` (the lower one is). Of the adjacent kind the first line is `futoshiki adjacent`, and `|` and `-`
 * are the bars. Below the line `solution`, when there is one, stand its rows. Read also with `0` or `_` for
 * open cells, and with any white space around signs.
 */
import { type Result, success } from '../../../core/index.js';
import type { Line } from '../../../formats/index.js';
import type { Draft } from '../../kit/codecs/codec.js';
import { type PlacedSign, readSignedGrid, writeSignedGrid } from '../../kit/codecs/signed-grid.js';
import { type TextParts, textFormat } from '../../kit/codecs/text-format.js';
import { solutionSection, writeSections } from '../../kit/codecs/text-sections.js';
import type { NeighbourPair } from '../../kit/neighbour-pairs.js';
import { type FutoshikiPuzzle, type FutoshikiSolution, isAdjacent } from '../puzzle.js';

const NO_SIGN = /(?!)/;
/** Grids of more rows have numbers of two digits. */
const LARGEST_DIGIT = 9;
const CELL_LINE = /[\d._]/;

export const futoshikiText = textFormat<FutoshikiPuzzle, FutoshikiSolution>({
  description:
    'the line "futoshiki" (or "futoshiki adjacent") and the grid, "." for open cells, with < > ^ v (or | and -) between cells',
  header: /^\s*futoshiki(?:\s+(adjacent))?\s*$/i,
  example: 'futoshiki adjacent',
  expected: 'The line "futoshiki" is expected first.',
  sections: ['solution'],
  read: readPuzzle,
  write: ({ puzzle, solution, credits }) =>
    writeSections(
      credits,
      [isAdjacent(puzzle) ? 'futoshiki adjacent' : 'futoshiki', ...writeGrid(puzzle.grid, signsOf(puzzle))],
      solutionSection(solution && writeGrid(solution, [])),
    ),
});

function readPuzzle({ header, body, sections: { solution } }: TextParts): Result<Draft<FutoshikiPuzzle>> {
  const ofAdjacent = header?.[0] !== undefined;
  const [across, down] = ofAdjacent ? [/\|/, /-/] : [/[<>]/, /[\^vV∧∨]/];
  const read = readSignedGrid(body, { cell: cellsOf(body), across, down });
  if (!read.ok) return read;
  const { rows, signs } = read.value;
  const less = signs.map(({ pair: [first, second], sign }): NeighbourPair => {
    return /[<^∧]/.test(sign) ? [first, second] : [second, first];
  });
  return success({
    puzzle: {
      family: 'futoshiki',
      grid: numbersOf(rows),
      ...(ofAdjacent ? { adjacent: signs.map(({ pair }) => pair) } : { less }),
    },
    solution: solution && (() => readSolution(solution)),
  });
}

function readSolution(lines: readonly Line[]): Result<unknown> {
  const read = readSignedGrid(lines, { cell: cellsOf(lines), across: NO_SIGN, down: NO_SIGN });
  return read.ok ? success(numbersOf(read.value.rows)) : read;
}

/** Numbers of one digit may stand without blanks between them. */
function cellsOf(lines: readonly Line[]): RegExp {
  const rows = lines.filter(({ text }) => CELL_LINE.test(text)).length;
  return rows > LARGEST_DIGIT ? /(?:\d{1,9}|[._])/ : /[\d._]/;
}

function numbersOf(rows: readonly (readonly string[])[]): readonly (readonly number[])[] {
  return rows.map((cells) => cells.map((cell) => (/\d/.test(cell) ? Number(cell) : 0)));
}

function signsOf(puzzle: FutoshikiPuzzle): readonly PlacedSign[] {
  if (isAdjacent(puzzle)) {
    return puzzle.adjacent.map((pair) => ({ pair, sign: pair[0][0] === pair[1][0] ? '|' : '-' }));
  }
  return puzzle.less.map(([smaller, larger]) => {
    const [down, right] = [larger[0] - smaller[0], larger[1] - smaller[1]];
    if (down !== 0)
      return { pair: down > 0 ? [smaller, larger] : [larger, smaller], sign: down > 0 ? '^' : 'v' };
    return { pair: right > 0 ? [smaller, larger] : [larger, smaller], sign: right > 0 ? '<' : '>' };
  });
}

function writeGrid(grid: readonly (readonly number[])[], signs: readonly PlacedSign[]): readonly string[] {
  const rows = grid.map((row) => row.map((number) => (number === 0 ? '.' : String(number))));
  return writeSignedGrid({ rows, signs });
}
