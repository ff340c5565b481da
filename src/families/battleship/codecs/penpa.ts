/**
 * Battleship puzzles as drawings of Penpa: given cells as parts of ships, numbers above or below the frame
 * and at its left or right, and the fleet drawn outside of the frame, where each ship lies by itself.
 */
import { type Cell, failure, issue, sizeOfRows, success } from '../../../core/index.js';
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
import type { Mark } from '../../kit/codecs/penpa/marks.js';
import { inCell } from '../../kit/codecs/penpa/points.js';
import { signEntries } from '../../kit/codecs/pzpr-file.js';
import {
  ANY_SHIP,
  type BattleshipPuzzle,
  type BattleshipSolution,
  OPEN,
  symbolAt,
  WATER,
} from '../puzzle.js';

/** Cells by the numbers of the symbols from 1 on. */
const SIGNS = 'o#<^>v~';
const PARTS = Array.from(SIGNS, (_, at) => at + 1);
const NAME = /^battleship_[BGW]$/;

const partMark = (cell: Cell, sign: string): Mark =>
  symbolMark(inCell(cell), SIGNS.indexOf(sign) + 1, 'battleship_B');

export const battleshipPenpa = penpaFormat<BattleshipPuzzle, BattleshipSolution>({
  genres: ['battleships'],
  title: /\bbattleships?\b/i,
  read: (board) => {
    const { marks, size } = board;
    const parts = marks.take('symbol', (mark) => mark.at[0]!.kind === 'cell' && isSymbol(mark, PARTS, NAME));
    const given = new Map(
      parts
        .filter((mark) => isInside(size, mark))
        .map(({ at, value }) => [String(at[0]!.cell), SIGNS[Number(value[0]) - 1]!]),
    );
    const fleet = fleetOf(parts.filter((mark) => !isInside(size, mark)).map(({ at }) => at[0]!.cell));
    if (fleet.length === 0) {
      const message = 'The drawing has no fleet; ships outside of the frame are expected, each by itself.';
      return failure(issue('format-unsupported', message));
    }
    const sides = takeTwoSides(board);
    if (!sides.ok) return sides;
    const grid = tableOf(size, (cell) => given.get(String(cell)) ?? OPEN).map((row) => row.join(''));
    const entered = wordsOf(board, (mark) =>
      isSymbol(mark, PARTS, NAME) ? SIGNS[Number(mark.value[0]) - 1] : undefined,
    );
    const isEntered = entered.flat().some((word) => word !== '.');
    const words = entered.map((row, r) => row.map((word, c) => (grid[r]![c] === OPEN ? word : grid[r]![c]!)));
    const signs = Object.fromEntries(Array.from(SIGNS, (sign) => [sign, sign]));
    return success({
      puzzle: { family: 'battleship', ...sides.value, fleet, grid },
      ...(isEntered && {
        solution: signEntries(words, signs, WATER).solution,
        state: words.map((row) => row.join('')),
      }),
    });
  },
  lacks: ({ grid, fleet }) => {
    if (grid.join('').includes(ANY_SHIP))
      return 'The format penpa cannot hold a ship cell of which the part is not given; text and json can.';
    if (fleet.length === 0) return 'The format penpa cannot hold a puzzle without ships; text and json can.';
    const longest = Math.max(...fleet);
    return longest > sizeOfRows(grid).columns
      ? `The format penpa holds ships that fit beside the grid; this fleet has one of ${longest} cells. The formats text and json can hold it.`
      : undefined;
  },
  write: ({ rows, columns, fleet, grid }, solution) => {
    const size = sizeOfRows(grid);
    const ships = layOut(fleet, size.columns);
    const lines = ships.reduce((most, { line }) => Math.max(most, line + 1), 0);
    return {
      size,
      margins: { top: 1, bottom: 2 * lines, left: 1, right: 0 },
      tool: ['combi', 'battleship'],
      marks: [
        ...twoSidesMarks(rows, columns),
        ...entriesOf(grid, (cell, sign) => (sign === OPEN ? undefined : partMark(cell, String(sign)))),
        ...ships.flatMap(({ length, line, from }) =>
          Array.from({ length }, (_, at) => {
            const sign = symbolAt({ length, vertical: false } as Parameters<typeof symbolAt>[0], at);
            return partMark([size.rows + 1 + 2 * line, from + at], sign);
          }),
        ),
      ],
      answers: entriesOf(solution, (cell, sign) =>
        sign === WATER || grid[cell[0]]![cell[1]] !== OPEN ? undefined : partMark(cell, String(sign)),
      ),
    };
  },
});

/** The lengths of ships that lie by themselves, longest first. */
function fleetOf(cells: readonly Cell[]): readonly number[] {
  const open = new Map(cells.map((cell) => [String(cell), cell]));
  const lengths: number[] = [];
  for (const start of cells) {
    if (!open.delete(String(start))) continue;
    const ship = [start];
    for (const [row, column] of ship) {
      for (const [down, along] of [
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
      ] as const) {
        const next = open.get(String([row + down, column + along]));
        if (next !== undefined && open.delete(String(next))) ship.push(next);
      }
    }
    lengths.push(ship.length);
  }
  return lengths.sort((one, other) => other - one);
}

/** Ships one beside the other with a cell between them, on as many lines as it takes. */
function layOut(
  fleet: readonly number[],
  width: number,
): readonly { readonly length: number; readonly line: number; readonly from: number }[] {
  let [line, from] = [0, 0];
  return fleet.map((length) => {
    if (from + length > width && from > 0) [line, from] = [line + 1, 0];
    const ship = { length, line, from };
    from += length + 1;
    return ship;
  });
}
