/** Tents as drawings of Penpa: trees in the grid, and numbers above or below it and at its left or right. */
import { success } from '../../../core/index.js';
import {
  entriesOf,
  isInside,
  isSymbol,
  symbolMark,
  tableOf,
  takeTwoSides,
  twoSidesMarks,
  wordsOf,
} from '../../kit/codecs/penpa/board.js';
import { penpaFormat } from '../../kit/codecs/penpa/index.js';
import { inCell } from '../../kit/codecs/penpa/points.js';
import { signEntries } from '../../kit/codecs/pzpr-file.js';
import { OPEN, sizeOf, TENT, type TentsPuzzle, type TentsSolution, TREE } from '../puzzle.js';

/** The numbers of the symbols. */
const [TREES, CAMP] = [1, 2];

export const tentsPenpa = penpaFormat<TentsPuzzle, TentsSolution>({
  genres: ['tents'],
  title: /\btents\b/i,
  read: (board) => {
    const { marks, size } = board;
    const trees = marks.take('symbol', (mark) => isInside(size, mark) && isSymbol(mark, [TREES!], /^tents$/));
    const at = new Set(trees.map((mark) => String(mark.at[0]!.cell)));
    const sides = takeTwoSides(board);
    if (!sides.ok) return sides;
    const grid = tableOf(size, (cell) => (at.has(String(cell)) ? TREE : OPEN)).map((row) => row.join(''));
    const words = wordsOf(board, (mark) => (isSymbol(mark, [CAMP!], /^tents$/) ? TENT : undefined)).map(
      (row, r) => row.map((word, c) => (grid[r]![c] === TREE ? TREE : word)),
    );
    return success({
      puzzle: { family: 'tents', ...sides.value, grid },
      ...signEntries(words, { [TENT]: TENT }, OPEN, (word) => (word === TREE ? TREE : undefined)),
    });
  },
  write: (puzzle, solution) => {
    const { rows, columns, grid } = puzzle;
    return {
      size: sizeOf(puzzle),
      margins: { top: 1, bottom: 1, left: 1, right: 1 },
      tool: ['combi', 'tents'],
      marks: [
        ...twoSidesMarks(rows, columns),
        ...entriesOf(grid, (cell, sign) =>
          sign === TREE ? symbolMark(inCell(cell), TREES!, 'tents') : undefined,
        ),
      ],
      answers: entriesOf(solution, (cell, sign) =>
        sign === TENT ? symbolMark(inCell(cell), CAMP!, 'tents') : undefined,
      ),
    };
  },
});
