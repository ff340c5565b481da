/** Samples of constraints about two cells side by side. */
import type { Cell } from '../../../../src/core/index.js';
import { type AnyConstraint, type Filled, nearly, pairsOf, type Sample } from './sample.js';

interface Pair {
  readonly cells: readonly [Cell, Cell];
  readonly difference?: number;
  readonly ratio?: number;
  readonly sum?: number;
}

/** Both numbers, the smaller one first. */
function sorted({ cells }: Pair, { at }: Filled): readonly [number, number] {
  const [one, other] = cells.map(at) as [number, number];
  return one < other ? [one, other] : [other, one];
}

function hasMark(cells: readonly [Cell, Cell], types: readonly string[], { constraints }: Filled): boolean {
  const keys = [cells, cells.toReversed()].map(String);
  return constraints.some((mark) => types.includes(mark.type) && keys.includes(String(mark.cells)));
}

/** The pairs without one of some marks, each by its smaller and its greater number. */
function unmarked(types: readonly string[], filled: Filled): readonly (readonly [number, number])[] {
  return pairsOf(filled.board)
    .filter((cells) => !hasMark(cells, types, filled))
    .map((cells) => sorted({ cells }, filled));
}

function numbersOf(
  marks: readonly AnyConstraint[],
  type: string,
  key: string,
  usual: number,
): readonly unknown[] {
  const own = marks.filter((mark) => mark.type === type).map((mark) => mark[key] ?? usual);
  return own.length === 0 ? [usual] : own;
}

export const PAIRS: Readonly<Record<string, Sample>> = {
  'non-consecutive': {
    random: () => ({}),
    keeps: (_: unknown, filled) => unmarked([], filled).every(([low, high]) => high !== low + 1),
  },
  consecutive: {
    random: (rng, { board }) => ({ cells: rng.pick(pairsOf(board)) }),
    keeps(pair: Pair, filled) {
      const [low, high] = sorted(pair, filled);
      return low + 1 === high;
    },
  },
  'kropki-white': {
    random(rng, filled) {
      const cells = rng.pick(pairsOf(filled.board));
      const [low, high] = sorted({ cells }, filled);
      return {
        cells,
        ...(rng.integer(2) === 0 && { difference: nearly(high - low, rng, 1, filled.board.side - 1) }),
      };
    },
    keeps(pair: Pair, filled) {
      const [low, high] = sorted(pair, filled);
      return high - low === (pair.difference ?? 1);
    },
  },
  'kropki-black': {
    random: (rng, { board }) => ({
      cells: rng.pick(pairsOf(board)),
      ...(rng.integer(3) === 0 && { ratio: 2 + rng.integer(board.side - 1) }),
    }),
    keeps(pair: Pair, filled) {
      const [low, high] = sorted(pair, filled);
      return high / low === (pair.ratio ?? 2);
    },
  },
  xv: {
    random(rng, filled) {
      const cells = rng.pick(pairsOf(filled.board));
      const [low, high] = sorted({ cells }, filled);
      return { cells, sum: rng.pick([5, nearly(low + high, rng, 2, 2 * filled.board.side)]) };
    },
    keeps(pair: Pair, filled) {
      const [low, high] = sorted(pair, filled);
      return low === pair.sum! - high;
    },
  },
  'all-given': {
    random: (rng) => ({ marks: rng.pick(['consecutive', 'kropki', 'kropki-white', 'kropki-black', 'xv']) }),
    keeps({ marks }: { readonly marks: string }, filled) {
      const { constraints } = filled;
      if (marks === 'consecutive') {
        return unmarked(['consecutive'], filled).every(([low, high]) => high - low !== 1);
      }
      if (marks === 'xv') {
        const sums = [5, 10, ...numbersOf(constraints, 'xv', 'sum', 5)];
        return unmarked(['xv'], filled).every(([low, high]) => !sums.includes(low + high));
      }
      const differences = numbersOf(constraints, 'kropki-white', 'difference', 1);
      const ratios = numbersOf(constraints, 'kropki-black', 'ratio', 2);
      return unmarked(['kropki-white', 'kropki-black'], filled).every(
        ([low, high]) =>
          (marks === 'kropki-black' || !differences.includes(high - low)) &&
          (marks === 'kropki-white' || !ratios.includes(high / low)),
      );
    },
  },
  inequality: {
    random: (rng, { board }) => ({ cells: rng.shuffle([...rng.pick(pairsOf(board))]) }),
    keeps: ({ cells }: Pair, { at }) => at(cells[0]) < at(cells[1]),
  },
};
