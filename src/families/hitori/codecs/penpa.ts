/** Hitoris as drawings of Penpa: the numbers; black cells are shaded. */
import { sizeOfRows, success } from '../../../core/index.js';
import { entriesOf, shadedEntries, shadesOf, takeNumbers, textMark } from '../../kit/codecs/penpa/board.js';
import { penpaFormat } from '../../kit/codecs/penpa/index.js';
import { BLACK_CELL, type HitoriPuzzle, type HitoriSolution, NO_NUMBER, WHITE_CELL } from '../puzzle.js';

export const hitoriPenpa = penpaFormat<HitoriPuzzle, HitoriSolution>({
  genres: ['hitori'],
  title: /\bhitori\b/i,
  read: (board) => {
    const grid = takeNumbers(board);
    if (!grid.ok) return grid;
    return success({
      puzzle: { family: 'hitori', grid: grid.value.map((row) => row.map((number) => number || NO_NUMBER)) },
      ...shadedEntries(board, BLACK_CELL, WHITE_CELL),
    });
  },
  write: ({ grid }, solution) => ({
    size: sizeOfRows(grid),
    tool: ['surface', ''],
    marks: entriesOf(grid, (cell, number) =>
      number === NO_NUMBER ? undefined : textMark(cell, Number(number)),
    ),
    answers: shadesOf(solution, BLACK_CELL),
  }),
});
