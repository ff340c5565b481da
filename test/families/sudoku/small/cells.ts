/** Samples of constraints about single cells and small groups of them. */
import type { Cell, Rng } from '../../../../src/core/index.js';
import { cellsOf } from './board.js';
import { type Filled, type Sample, someCells } from './sample.js';

interface Marked {
  readonly cells: readonly Cell[];
}

/** True if every marked cell compares so with each cell beside it that is not marked alike. */
function compares(
  type: string,
  { cells }: Marked,
  { board, at, constraints }: Filled,
  isRight: (own: number, beside: number) => boolean,
): boolean {
  const marked = constraints.filter((one) => one.type === type).flatMap((one) => one.cells.map(String));
  return cells.every((cell) =>
    cellsOf(board).every((other) => {
      const isBeside = Math.abs(cell[0] - other[0]) + Math.abs(cell[1] - other[1]) === 1;
      return !isBeside || marked.includes(String(other)) || isRight(at(cell), at(other));
    }),
  );
}

/** A cell with the lowest or highest number of those beside it, or any. */
function extreme(filled: Filled, rng: Rng, isMore: (one: number, other: number) => boolean): readonly Cell[] {
  const { board, at } = filled;
  const cells = cellsOf(board);
  const fitting = cells.filter((cell) =>
    cells.every(
      (other) =>
        Math.abs(cell[0] - other[0]) + Math.abs(cell[1] - other[1]) !== 1 || isMore(at(cell), at(other)),
    ),
  );
  return rng.integer(4) === 0 ? someCells(filled, rng, 1, 2) : [rng.pick(fitting)];
}

export const CELLS: Readonly<Record<string, Sample>> = {
  quadruple: {
    random(rng, { board, at }) {
      const corners = cellsOf(board).filter(
        ([row, column]) => at([row + 1, column]) * at([row, column + 1]) * at([row + 1, column + 1]) > 0,
      );
      const [row, column] = rng.pick(corners);
      const cells: readonly Cell[] = [
        [row, column],
        [row, column + 1],
        [row + 1, column],
        [row + 1, column + 1],
      ];
      const numbers = rng.shuffle(cells.map(at)).slice(0, 1 + rng.integer(4));
      if (rng.integer(5) === 0) numbers[0] = 1 + rng.integer(board.side);
      return { cells: rng.shuffle([...cells]), numbers };
    },
    keeps({ cells, numbers }: Marked & { readonly numbers: readonly number[] }, { at }) {
      const left = cells.map(at);
      return numbers.every((number) => {
        const place = left.indexOf(number);
        if (place >= 0) left.splice(place, 1);
        return place >= 0;
      });
    },
  },
  even: {
    random: (rng, filled) => ({ cells: someCells(filled, rng, 1, 3) }),
    keeps: ({ cells }: Marked, { at }) => cells.every((cell) => at(cell) % 2 === 0),
  },
  odd: {
    random: (rng, filled) => ({ cells: someCells(filled, rng, 1, 3) }),
    keeps: ({ cells }: Marked, { at }) => cells.every((cell) => at(cell) % 2 === 1),
  },
  minimum: {
    random: (rng, filled) => ({ cells: extreme(filled, rng, (own, beside) => own < beside) }),
    keeps: (constraint: Marked, filled) =>
      compares('minimum', constraint, filled, (own, beside) => own < beside),
  },
  maximum: {
    random: (rng, filled) => ({ cells: extreme(filled, rng, (own, beside) => own > beside) }),
    keeps: (constraint: Marked, filled) =>
      compares('maximum', constraint, filled, (own, beside) => own > beside),
  },
  clone: {
    random(rng, { board, at }) {
      const cells = rng.shuffle([...cellsOf(board)]).slice(0, 1 + rng.integer(2));
      const others = cells.map((cell) => {
        const alike = cellsOf(board).filter(
          (other) => at(other) === at(cell) && String(other) !== String(cell),
        );
        return rng.pick(alike);
      });
      return new Set(others.map(String)).size < others.length ? undefined : { cells, clone: others };
    },
    keeps: ({ cells, clone }: Marked & { readonly clone: readonly Cell[] }, { at }) =>
      cells.every((cell, index) => at(cell) === at(clone[index]!)),
  },
};
