/** Masyus as drawings of Penpa: white and black circles; the loop runs between the middles of cells. */
import { canonicalEdges, sizeOfRows, success } from '../../../core/index.js';
import {
  entriesOf,
  isInside,
  isSymbol,
  lineEntry,
  linesIn,
  symbolMark,
  tableOf,
} from '../../kit/codecs/penpa/board.js';
import { penpaFormat } from '../../kit/codecs/penpa/index.js';
import { inCell } from '../../kit/codecs/penpa/points.js';
import { BLACK_PEARL, type MasyuPuzzle, type MasyuSolution, NO_PEARL, WHITE_PEARL } from '../puzzle.js';

/** The pearls by the numbers of circles. */
const PEARLS = [NO_PEARL, WHITE_PEARL, BLACK_PEARL];

export const masyuPenpa = penpaFormat<MasyuPuzzle, MasyuSolution>({
  genres: ['masyu'],
  title: /\bma(?:sy|sh)u\b/i,
  read: ({ marks, size, answers }) => {
    const circles = marks.take(
      'symbol',
      (mark) => isInside(size, mark) && isSymbol(mark, [1, 2], /^circle_/),
    );
    const pearls = new Map(circles.map(({ at, value }) => [String(at[0]!.cell), PEARLS[Number(value[0])]!]));
    const grid = tableOf(size, (cell) => pearls.get(String(cell)) ?? NO_PEARL).map((row) => row.join(''));
    const puzzle = { family: 'masyu', grid };
    const edges = linesIn(answers, 'line').map(({ edge }) => edge);
    return success(
      edges.length === 0 ? { puzzle } : { puzzle, solution: canonicalEdges(edges), state: edges },
    );
  },
  write: ({ grid }, solution = []) => ({
    size: sizeOfRows(grid),
    grid: ['2', '2', '1'],
    tool: ['combi', 'linex'],
    marks: entriesOf(grid, (cell, sign) =>
      sign === NO_PEARL ? undefined : symbolMark(inCell(cell), PEARLS.indexOf(String(sign)), 'circle_L'),
    ),
    answers: solution.map((edge) => lineEntry(edge, 'cell')),
  }),
});
