/**
 * Binairos as drawings of Penpa: 0 and 1 in cells, signs `=` and `x` between them. The site has no such
 * genre, so that only addresses that name it are read; `distinct` beside it says that all rows and all
 * columns differ.
 */
import { sizeOfRows, success } from '../../../core/index.js';
import {
  entriesOf,
  isInside,
  numberEntry,
  tableOf,
  takeTexts,
  textMark,
  wordsOf,
  wrongText,
} from '../../kit/codecs/penpa/board.js';
import { penpaFormat } from '../../kit/codecs/penpa/index.js';
import type { Mark } from '../../kit/codecs/penpa/marks.js';
import { between, cellsAround } from '../../kit/codecs/penpa/points.js';
import { signEntries } from '../../kit/codecs/pzpr-file.js';
import { type BinairoPuzzle, type BinairoSolution, ONE, OPEN, signsOf, ZERO } from '../puzzle.js';

const DISTINCT = 'distinct';
const SMALL = '5';

export const binairoPenpa = penpaFormat<BinairoPuzzle, BinairoSolution>({
  genres: ['binairo', DISTINCT],
  title: /(?!)/,
  read: (board) => {
    const { marks, size, tags } = board;
    const texts = takeTexts(marks, (mark) => isInside(size, mark));
    const wrong = [...texts.values()].find(({ text }) => !/^[01]$/.test(text));
    if (wrong !== undefined) return wrongText(wrong.text, wrong.cell, '0 or 1');
    const pairsWith = (signs: RegExp) =>
      marks
        .take(
          'number',
          ({ at, value }) => ['right', 'below'].includes(at[0]!.kind) && signs.test(String(value[0])),
        )
        .map(({ at }) => cellsAround(at[0]!));
    const [equal, opposite] = [pairsWith(/^=$/), pairsWith(/^[x×]$/i)];
    const grid = tableOf(size, (cell) => texts.get(String(cell))?.text ?? OPEN).map((row) => row.join(''));
    const words = wordsOf(board, ({ part, value }) =>
      part === 'number' && /^[01]$/.test(String(value[0])) ? String(value[0]) : undefined,
    );
    const whole = words.map((row, r) => row.map((word, c) => (grid[r]![c] === OPEN ? word : grid[r]![c]!)));
    const isEntered = words.flat().some((word) => word !== '.');
    const { solution } = signEntries(whole, { [ZERO]: ZERO, [ONE]: ONE }, OPEN);
    return success({
      puzzle: {
        family: 'binairo',
        grid,
        ...(tags.includes(DISTINCT) && { distinct: true }),
        ...(equal.length > 0 && { equal }),
        ...(opposite.length > 0 && { opposite }),
      },
      ...(isEntered && { solution, state: solution }),
    });
  },
  write: (puzzle, solution) => ({
    size: sizeOfRows(puzzle.grid),
    tool: ['number', '1'],
    ...(puzzle.distinct && { tags: [DISTINCT] }),
    marks: [
      ...entriesOf(puzzle.grid, (cell, sign) => (sign === OPEN ? undefined : textMark(cell, Number(sign)))),
      ...signsOf(puzzle).map(
        ({ pair, sign }): Mark => ({ part: 'number', at: [between(pair)], value: [sign, 1, SMALL] }),
      ),
    ],
    answers: entriesOf(solution, (cell, sign) =>
      puzzle.grid[cell[0]]![cell[1]] === OPEN ? numberEntry(cell, sign) : undefined,
    ),
  }),
});
