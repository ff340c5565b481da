/**
 * Kakuros as drawings of Penpa, which has a grid of its own for them: black cells are symbols, with the sum
 * of the run to the right in their upper right corner and that of the run below in the lower left one.
 */
import { cellsOf, failure, issue, sizeOfRows, success } from '../../../core/index.js';
import {
  entriesOf,
  isInside,
  isShaded,
  isSymbol,
  numberEntry,
  numberWords,
  symbolMark,
  tableOf,
  takeNumbers,
  textMark,
} from '../../kit/codecs/penpa/board.js';
import { penpaFormat } from '../../kit/codecs/penpa/index.js';
import type { Mark } from '../../kit/codecs/penpa/marks.js';
import { inCell } from '../../kit/codecs/penpa/points.js';
import { isBlack, type KakuroPuzzle, type KakuroSolution } from '../puzzle.js';

/** The corners with the sums of the runs below and to the right. */
const CORNERS = [2, 1] as const;
/** White small numbers, which are drawn on black. */
const ON_BLACK = 4;

export const kakuroPenpa = penpaFormat<KakuroPuzzle, KakuroSolution>({
  genres: ['kakuro'],
  title: /\b(?:kakuro|cross\s?sums)\b/i,
  read: (board) => {
    const { marks, size } = board;
    const isWall = (mark: Mark): boolean =>
      isInside(size, mark) && (isShaded(mark) || isSymbol(mark, [1, 2], /^kakuro$/));
    const walls = [...marks.take('symbol', isWall), ...marks.take('surface', isWall)];
    const black = new Set(walls.map(({ at }) => String(at[0]!.cell)));
    const corners = marks.take(
      'numberS',
      ({ at: [spot] }) => spot?.kind === 'near-corner' && 'near' in spot && CORNERS.includes(spot.near as 1),
    );
    const wrong = corners.find(
      ({ at, value }) => !/^\s*\d{1,3}\s*$/.test(String(value[0])) || !black.has(String(at[0]!.cell)),
    );
    if (wrong !== undefined) {
      const message = `${JSON.stringify(wrong.value[0])} stands in a corner; a sum in a black cell is expected.`;
      return failure(issue('format-syntax', message));
    }
    const sums = new Map(
      corners.map(({ at, value }) => [
        `${at[0]!.cell},${(at[0] as { near: number }).near}`,
        Number(value[0]),
      ]),
    );
    const numbers = takeNumbers(board);
    if (!numbers.ok) return numbers;
    const grid = tableOf(size, (cell) =>
      black.has(String(cell))
        ? CORNERS.map((near) => sums.get(`${cell},${near}`) ?? 0)
        : numbers.value[cell[0]]![cell[1]]!,
    );
    const puzzle = { family: 'kakuro', grid };
    const entered = numberWords(board).map((row) => row.map((word) => Number(word) || 0));
    if (entered.flat().every((number) => number === 0)) return success({ puzzle });
    const whole = grid.map((row, r) =>
      row.map((cell, c) => (typeof cell === 'number' ? cell || entered[r]![c]! : 0)),
    );
    return success({ puzzle, solution: whole, state: whole });
  },
  write: ({ grid }, solution) => ({
    size: sizeOfRows(grid),
    gridtype: 'kakuro',
    tool: ['sudoku', '1'],
    marks: cellsOf(sizeOfRows(grid)).flatMap((cell): Mark[] => {
      const content = grid[cell[0]]![cell[1]]!;
      if (!isBlack(content)) return content === 0 ? [] : [textMark(cell, content)];
      return [
        symbolMark(inCell(cell), 1, 'kakuro'),
        ...CORNERS.flatMap((near, at): Mark[] => {
          const sum = content[at]!;
          const spot = { kind: 'near-corner', cell, near } as const;
          return sum === 0 ? [] : [{ part: 'numberS', at: [spot], value: [String(sum), ON_BLACK] }];
        }),
      ];
    }),
    answers: entriesOf(solution, (cell, number) =>
      grid[cell[0]]![cell[1]] === 0 ? numberEntry(cell, number) : undefined,
    ),
  }),
});
