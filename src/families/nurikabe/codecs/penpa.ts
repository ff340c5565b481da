/** Nurikabes as drawings of Penpa: the numbers, `?` for one that is not given; the sea is shaded. */
import { sizeOfRows, success } from '../../../core/index.js';
import { entriesOf, shadedEntries, shadesOf, takeNumbers, textMark } from '../../kit/codecs/penpa/board.js';
import { penpaFormat } from '../../kit/codecs/penpa/index.js';
import { LAND, type NurikabePuzzle, type NurikabeSolution, SEA } from '../puzzle.js';

export const nurikabePenpa = penpaFormat<NurikabePuzzle, NurikabeSolution>({
  genres: ['nurikabe'],
  title: /\bnurikabe\b/i,
  read: (board) => {
    const grid = takeNumbers(board, null);
    if (!grid.ok) return grid;
    return success({
      puzzle: { family: 'nurikabe', grid: grid.value },
      ...shadedEntries(board, SEA, LAND),
    });
  },
  write: ({ grid }, solution) => ({
    size: sizeOfRows(grid),
    tool: ['combi', 'blpo'],
    marks: entriesOf(grid, (cell, number) =>
      number === 0 ? undefined : textMark(cell, number === null ? '?' : Number(number)),
    ),
    answers: shadesOf(solution, SEA),
  }),
});
