/** Samples of constraints about areas and about the whole grid. */
import type { Cell } from '../../../../src/core/index.js';
import { cellsOf } from './board.js';
import { added, areDifferent, type Filled, nearly, type Sample, someCells, somePath } from './sample.js';

/** A number that stands nowhere twice in all of some lists of cells. */
function differ(areas: readonly (readonly Cell[])[], { at }: Filled): boolean {
  return areas.every((cells) => areDifferent(cells.map(at)));
}

/** No two cells that are so far apart hold the same number. */
function differApart({ board, at }: Filled, isApart: (down: number, right: number) => boolean): boolean {
  const cells = cellsOf(board);
  return cells.every((one) =>
    cells.every((other) => {
      const [down, right] = [Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])];
      return !isApart(down, right) || at(one) !== at(other);
    }),
  );
}

interface Cage {
  readonly cells: readonly Cell[];
  readonly sum?: number;
}

export const AREAS: Readonly<Record<string, Sample>> = {
  'killer-cage': {
    random(rng, filled) {
      const { side } = filled.board;
      const cells = somePath(filled, rng, 1, side, 'sides')!;
      const count = cells.length;
      const [least, most] = [(count * (count + 1)) / 2, (count * (2 * side + 1 - count)) / 2];
      return rng.integer(4) === 0
        ? { cells }
        : { cells, sum: nearly(added(cells.map(filled.at)), rng, least, most) };
    },
    keeps({ cells, sum }: Cage, { at }) {
      const numbers = cells.map(at);
      return areDifferent(numbers) && (sum === undefined || added(numbers) === sum);
    },
  },
  'extra-region': {
    random: (rng, filled) => ({ cells: someCells(filled, rng, 2, filled.board.side) }),
    keeps: ({ cells }: Cage, { at }) => areDifferent(cells.map(at)),
  },
  diagonals: {
    random: () => ({}),
    keeps(_: unknown, filled) {
      const { side, corners } = filled.board;
      const steps = [...new Array<number>(side).keys()];
      return corners.every(([top, left]) =>
        differ(
          [
            steps.map((step): Cell => [top + step, left + step]),
            steps.map((step): Cell => [top + side - 1 - step, left + step]),
          ],
          filled,
        ),
      );
    },
  },
  diagonal: {
    random(rng, filled) {
      const { side } = filled.board;
      const line = rng.shuffle([...cellsOf(filled.board)]).flatMap((start) => {
        const [down, right] = rng.pick([
          [1, 1],
          [1, -1],
          [-1, 1],
        ] as const);
        const steps = [...new Array<number>(side).keys()];
        const cells = steps.map((step): Cell => [start[0] + step * down, start[1] + step * right]);
        const end = cells.findIndex((cell) => filled.at(cell) === 0);
        const inside = cells.slice(0, end < 0 ? side : end);
        return inside.length < 2 ? [] : [inside];
      })[0]!;
      return { cells: line };
    },
    keeps: ({ cells }: Cage, { at }) => areDifferent(cells.map(at)),
  },
  windoku: {
    random: (_, { board: { box } }) => (box !== undefined && box[0] === box[1] ? {} : undefined),
    // Boards of boxes two by two have one window each, in the middle.
    keeps: (_: unknown, filled) =>
      filled.board.corners.every(([top, left]) =>
        areDifferent([
          filled.at([top + 1, left + 1]),
          filled.at([top + 1, left + 2]),
          filled.at([top + 2, left + 1]),
          filled.at([top + 2, left + 2]),
        ]),
      ),
  },
  'disjoint-groups': {
    random: (_, { board: { box } }) => (box === undefined ? undefined : {}),
    keeps(_: unknown, { board, at }) {
      const [height, width] = board.box!;
      const steps = [...new Array<number>(board.side).keys()];
      return board.corners.every(([top, left]) =>
        steps.every((row) =>
          steps.every((column) =>
            steps.every((otherRow) =>
              steps.every((otherColumn) => {
                const isSame = row === otherRow && column === otherColumn;
                const isOneGroup = (row - otherRow) % height === 0 && (column - otherColumn) % width === 0;
                return (
                  isSame ||
                  !isOneGroup ||
                  at([top + row, left + column]) !== at([top + otherRow, left + otherColumn])
                );
              }),
            ),
          ),
        ),
      );
    },
  },
  'anti-knight': {
    random: () => ({}),
    keeps: (_: unknown, filled) => differApart(filled, (down, right) => down * right === 2),
  },
  'anti-king': {
    random: () => ({}),
    keeps: (_: unknown, filled) => differApart(filled, (down, right) => Math.max(down, right) === 1),
  },
};
