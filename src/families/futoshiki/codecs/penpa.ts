/**
 * Futoshikis as drawings of Penpa: numbers, and between cells signs that point to the smaller number. The
 * site has no such genre; it is named by us, or by the title.
 */
import { type Cell, inReadingOrder, success } from '../../../core/index.js';
import {
  entriesOf,
  isSymbol,
  numberEntry,
  numberWords,
  symbolMark,
  takeNumbers,
  textMark,
} from '../../kit/codecs/penpa/board.js';
import { penpaFormat } from '../../kit/codecs/penpa/index.js';
import { between, cellsAround } from '../../kit/codecs/penpa/points.js';
import { numberEntries } from '../../kit/codecs/pzpr-file.js';
import { type FutoshikiPuzzle, type FutoshikiSolution, isAdjacent } from '../puzzle.js';

/** The numbers of thin and of filled signs by where they point: left, up, right, down. */
const POINTS = [5, 6, 7, 8];
const FILLED = [1, 2, 3, 4];

export const futoshikiPenpa = penpaFormat<FutoshikiPuzzle, FutoshikiSolution>({
  genres: ['futoshiki'],
  title: /\bfutoshiki\b/i,
  read: (board) => {
    const grid = takeNumbers(board);
    if (!grid.ok) return grid;
    // A sign on an upright side points left or right, one on a level side up or down.
    const signs = board.marks.take('symbol', (mark) => {
      const { kind } = mark.at[0]!;
      const along = kind === 'right' ? [0, 2] : kind === 'below' ? [1, 3] : [];
      return along.some((way) => isSymbol(mark, [POINTS[way]!, FILLED[way]!], /^inequality$/));
    });
    const less = signs.map(({ at, value }): readonly [Cell, Cell] => {
      const [first, second] = cellsAround(at[0]!);
      const way = (Number(value[0]) - 1) % FILLED.length;
      return way < 2 ? [first, second] : [second, first];
    });
    return success({
      puzzle: { family: 'futoshiki', grid: grid.value, less },
      ...numberEntries(numberWords(board), grid.value),
    });
  },
  lacks: (puzzle) =>
    isAdjacent(puzzle)
      ? 'The format penpa cannot hold a Futoshiki with bars; text, tatham and json can.'
      : undefined,
  write: (puzzle, solution) => ({
    size: { rows: puzzle.grid.length, columns: puzzle.grid.length },
    tool: ['sudoku', '1'],
    marks: [
      ...puzzle.grid.flatMap((row, r) =>
        row.flatMap((number, c) => (number > 0 ? [textMark([r, c], number)] : [])),
      ),
      ...(isAdjacent(puzzle) ? [] : puzzle.less).map((pair) => {
        const isFirst = inReadingOrder(pair)[0] === pair[0];
        const way = (pair[0][0] === pair[1][0] ? 0 : 1) + (isFirst ? 0 : 2);
        return symbolMark(between(pair), POINTS[way]!, 'inequality');
      }),
    ],
    answers: entriesOf(solution, (cell, number) =>
      puzzle.grid[cell[0]]![cell[1]] === 0 ? numberEntry(cell, number) : undefined,
    ),
  }),
});
