/** Samples of constraints with a clue outside of the grid. */
import type { Cell, Rng } from '../../../../src/core/index.js';
import { cellsOf } from './board.js';
import { added, type Filled, nearly, type Sample, someLine } from './sample.js';

interface Clue {
  readonly cells: readonly Cell[];
  readonly sum: number;
}

/** A diagonal by chance, from a cell to the edge of the board; of one cell, it crosses a corner. */
function someDiagonal({ board }: Filled, rng: Rng): readonly Cell[] | undefined {
  const inside = new Set(cellsOf(board).map(String));
  const [down, right] = [rng.pick([-1, 1]), rng.pick([-1, 1])];
  const line: Cell[] = [];
  let [row, column] = rng.pick(cellsOf(board));
  while (inside.has(String([row, column]))) {
    line.push([row, column]);
    [row, column] = [row + down, column + right];
  }
  // A board of several grids is larger than one of them.
  const isCorner = line[0]!.every(
    (at, axis) => at === 0 || cellsOf(board).every((cell) => cell[axis]! <= at),
  );
  return line.length < 2 && !isCorner ? undefined : line;
}

/** The numbers between the two ends of a line. */
function between(numbers: readonly number[], largest: number): readonly number[] {
  const ends = [numbers.indexOf(1), numbers.indexOf(largest)];
  return numbers.slice(Math.min(...ends) + 1, Math.max(...ends));
}

/** The numbers that are greater than all before them. */
function visible(numbers: readonly number[]): number {
  return numbers.filter((number, at) => Math.max(0, ...numbers.slice(0, at)) < number).length;
}

export const OUTSIDE: Readonly<Record<string, Sample>> = {
  'little-killer': {
    random(rng, filled) {
      const cells = someDiagonal(filled, rng);
      if (cells === undefined) return undefined;
      const { side } = filled.board;
      return { cells, sum: nearly(added(cells.map(filled.at)), rng, cells.length, cells.length * side) };
    },
    keeps: ({ cells, sum }: Clue, { at }) => cells.reduce((rest, cell) => rest - at(cell), sum) === 0,
  },
  sandwich: {
    random(rng, filled) {
      const cells = someLine(filled, rng);
      const { side } = filled.board;
      const sum = added(between(cells.map(filled.at), side));
      return { cells, sum: nearly(sum, rng, 0, ((side - 2) * (side + 1)) / 2) };
    },
    keeps: ({ cells, sum }: Clue, { at, board: { side } }) => added(between(cells.map(at), side)) === sum,
  },
  skyscraper: {
    random(rng, filled) {
      const line = someLine(filled, rng);
      const cells = rng.integer(4) === 0 ? line.slice(0, 3) : line;
      return { cells, count: nearly(visible(cells.map(filled.at)), rng, 1, cells.length) };
    },
    keeps: ({ cells, count }: Clue & { readonly count: number }, { at }) => visible(cells.map(at)) === count,
  },
  'x-sum': {
    random(rng, filled) {
      const cells = someLine(filled, rng);
      const { side } = filled.board;
      const numbers = cells.map(filled.at);
      return {
        cells,
        sum: nearly(added(numbers.filter((_, at) => at < numbers[0]!)), rng, 1, (side * (side + 1)) / 2),
      };
    },
    keeps({ cells, sum }: Clue, { at }) {
      let total = 0;
      for (let place = 0; place < at(cells[0]!); place++) total += at(cells[place]!);
      return total === sum;
    },
  },
  'numbered-room': {
    random(rng, filled) {
      const cells = someLine(filled, rng);
      const number = filled.at(cells[filled.at(cells[0]!) - 1]!);
      return { cells, number: nearly(number, rng, 1, filled.board.side) };
    },
    keeps({ cells, number }: { readonly cells: readonly Cell[]; readonly number: number }, { at }) {
      const [first, ...rest] = [at(cells[0]!), ...cells.map(at)];
      return rest[first! - 1] === number;
    },
  },
};
