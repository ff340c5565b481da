/** Samples of constraints along paths, and of those that carry no rule. */
import type { Cell } from '../../../../src/core/index.js';
import { added, areDifferent, type Filled, nearly, type Sample, someCells, somePath } from './sample.js';

interface Line {
  readonly cells: readonly Cell[];
}

interface Arrow extends Line {
  readonly shafts: readonly (readonly Cell[])[];
}

/** The sums of the parts of a line in one region each. */
function sumsOfParts({ cells }: Line, { at, board }: Filled): readonly number[] {
  const sums: number[] = [];
  let last: unknown;
  for (const cell of cells) {
    const region = board.corners
      .map(([top, left]) => board.regionOf!([cell[0] - top, cell[1] - left]))
      .join();
    if (region === last) sums.push(sums.pop()! + at(cell));
    else sums.push(at(cell));
    last = region;
  }
  return sums;
}

/** True if of every three neighbours, and of a shorter line, no two are of one class. */
function areMixed(numbers: readonly number[], width: number, classOf: (number: number) => number): boolean {
  return numbers.every((_, from) => areDifferent(numbers.slice(from, from + width).map(classOf)));
}

function thirdOf(number: number, side: number): number {
  const third = Math.round(side / 3);
  return number <= third ? 0 : number > side - third ? 2 : 1;
}

export const PATHS: Readonly<Record<string, Sample>> = {
  arrow: {
    random(rng, filled) {
      const path = somePath(filled, rng, 2, 5);
      if (path === undefined) return undefined;
      const isPill = path.length > 2 && rng.integer(3) === 0;
      const cells = path.slice(0, isPill ? 2 : 1);
      if (isPill && (cells[1]![0] < cells[0]![0] || cells[1]![1] < cells[0]![1])) return undefined;
      return { cells, shafts: [path.slice(cells.length)] };
    },
    keeps({ cells, shafts }: Arrow, { at }) {
      const number = Number(cells.map(at).join(''));
      return shafts.every((shaft) => added(shaft.map(at)) === number);
    },
  },
  renban: {
    random(rng, filled) {
      const cells = somePath(filled, rng, 2, 4);
      return cells && { cells };
    },
    keeps({ cells }: Line, { at }) {
      const numbers = cells.map(at);
      const least = Math.min(...numbers);
      return numbers.every((_, index) => numbers.includes(least + index));
    },
  },
  whispers: {
    random(rng, filled) {
      const cells = somePath(filled, rng, 2, 4);
      const difference = rng.integer(3);
      return cells && { cells, ...(difference > 0 && { difference: nearly(difference, rng, 1, 3) }) };
    },
    keeps({ cells, difference }: Line & { readonly difference?: number }, { at, board: { side } }) {
      const least = difference ?? Math.floor((side + 1) / 2);
      return cells.slice(1).every((cell, index) => {
        const [low, high] = [at(cells[index]!), at(cell)].sort((one, other) => one - other);
        return low! + least <= high!;
      });
    },
  },
  'region-sum': {
    random(rng, filled) {
      const { board } = filled;
      // On a board of several grids two of them may share part of a region.
      if (board.regionOf === undefined || board.corners.length > 1) return undefined;
      const cells = somePath(filled, rng, 2, 5);
      return cells && sumsOfParts({ cells }, filled).length > 1 ? { cells } : undefined;
    },
    keeps: (line: Line, filled) => new Set(sumsOfParts(line, filled)).size === 1,
  },
  between: {
    random(rng, filled) {
      const cells = somePath(filled, rng, 3, 4);
      return cells && { cells };
    },
    keeps({ cells }: Line, { at }) {
      const ends = [at(cells[0]!), at(cells.at(-1)!)];
      const inner = cells.slice(1, -1).map(at);
      return Math.min(...ends) < Math.min(...inner) && Math.max(...inner) < Math.max(...ends);
    },
  },
  modular: {
    random(rng, filled) {
      const cells = somePath(filled, rng, 2, 5);
      const modulus = 2 + rng.integer(2);
      return cells && { cells, ...(modulus !== 3 && { modulus }) };
    },
    keeps: ({ cells, modulus = 3 }: Line & { readonly modulus?: number }, { at }) =>
      areMixed(cells.map(at), modulus, (number) => number % modulus),
  },
  entropic: {
    random(rng, filled) {
      const cells = somePath(filled, rng, 2, 5);
      return cells && { cells };
    },
    keeps: ({ cells }: Line, { at, board: { side } }) =>
      areMixed(cells.map(at), 3, (number) => thirdOf(number, side)),
  },
  zipper: {
    random(rng, filled) {
      const cells = somePath(filled, rng, 3, 5);
      return cells && { cells };
    },
    keeps({ cells }: Line, { at }) {
      const numbers = cells.map(at);
      const sums = numbers.map((number, index) => number + numbers.at(-1 - index)!);
      const middle = (numbers.length - 1) / 2;
      if (Number.isInteger(middle)) sums[middle]! /= 2;
      return new Set(sums).size === 1;
    },
  },
};

export const DRAWN: Readonly<Record<string, Sample>> = {
  fog: {
    random: (rng, filled) => ({ cells: someCells(filled, rng, 1, 3) }),
    keeps: () => true,
  },
  drawing: {
    random: (rng) => ({
      shapes: [
        { shape: 'text', points: [[rng.integer(3), -1]], text: 'A', size: 0.4 },
        { shape: 'circle', points: [[0.5, rng.integer(3)]], radius: 0.3, fill: '#c0c0c0' },
      ],
    }),
    keeps: () => true,
  },
};
