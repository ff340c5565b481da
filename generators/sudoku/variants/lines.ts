/** Variants of lines in the grid. */
import type { Cell } from '../../../src/core/index.js';
import { classesBySize, usualDifference } from '../../../src/families/sudoku/index.js';
import { type PathKind, randomPaths } from './paths.js';
import type { Made, Variant } from './variant.js';

const made =
  (type: string) =>
  (cells: readonly Cell[]): Made => ({ type, cells });

const THERMOMETER: PathKind = {
  least: 3,
  most: 7,
  goesOn: (numbers, next) => next > numbers.at(-1)!,
  make: made('thermometer'),
};

const WHISPERS: PathKind = {
  least: 3,
  most: 8,
  goesOn: (numbers, next, side) => Math.abs(next - numbers.at(-1)!) >= usualDifference(side),
  make: (cells, side) => ({ type: 'whispers', cells, difference: usualDifference(side) }),
};

const RENBAN: PathKind = {
  least: 3,
  most: 6,
  goesOn: (numbers, next) => !numbers.includes(next) && span([...numbers, next]) < 6,
  isWhole: (numbers) => span(numbers) === numbers.length - 1,
  make: made('renban'),
};

const PALINDROME: PathKind = {
  least: 3,
  most: 7,
  goesOn: () => true,
  isWhole: (numbers) => numbers.every((number, index) => number === numbers.at(-1 - index)),
  make: made('palindrome'),
};

/** Walks that are tried where few of them come to a line. */
const MANY_TRIES = 16;

const MODULAR: PathKind = {
  least: 3,
  most: 8,
  goesOn: (numbers, next) => numbers.slice(-2).every((number) => number % 3 !== next % 3),
  make: made('modular'),
};

const ENTROPIC: PathKind = {
  least: 3,
  most: 8,
  goesOn(numbers, next, side) {
    const classOf = (number: number): number =>
      classesBySize(side).findIndex((own) => ((own >> number) & 1) === 1);
    return numbers.slice(-2).every((number) => classOf(number) !== classOf(next));
  },
  make: made('entropic'),
};

const BETWEEN: PathKind = {
  least: 4,
  most: 8,
  tries: MANY_TRIES,
  goesOn: () => true,
  isWhole(numbers) {
    const ends = [numbers[0]!, numbers.at(-1)!];
    return numbers.slice(1, -1).every((number) => number > Math.min(...ends) && number < Math.max(...ends));
  },
  make: made('between'),
};

const ZIPPER: PathKind = {
  least: 3,
  most: 7,
  tries: MANY_TRIES,
  goesOn: () => true,
  isWhole(numbers) {
    const half = (numbers.length - 1) / 2;
    return numbers
      .slice(0, half)
      .every((number, index) => number + numbers.at(-1 - index)! === numbers[half]);
  },
  make: made('zipper'),
};

const REGION_SUM: PathKind = {
  least: 3,
  most: 7,
  tries: MANY_TRIES,
  goesOn: () => true,
  isWhole(numbers, cells, { regions }) {
    const sums: number[] = [];
    let before: number | undefined;
    for (const [index, [row, column]] of cells.entries()) {
      const region = regions[row]![column]!;
      sums.push((region === before ? sums.pop()! : 0) + numbers[index]!);
      before = region;
    }
    return sums.length > 1 && sums.every((sum) => sum === sums[0]);
  },
  make: made('region-sum'),
};

function span(numbers: readonly number[]): number {
  return Math.max(...numbers) - Math.min(...numbers);
}

function ofLines(id: string, description: string, kind: PathKind): Variant {
  return { id, description, propose: (grid, rng) => randomPaths(kind, grid, rng) };
}

export const lineVariants: readonly Variant[] = [
  ofLines('thermo', 'thermometers, along which numbers rise', THERMOMETER),
  ofLines('whispers', 'lines on which neighbours differ much', WHISPERS),
  ofLines('renban', 'lines of consecutive numbers in any order', RENBAN),
  ofLines('palindrome', 'lines that read the same from both ends', PALINDROME),
  ofLines('modular', 'lines with any three neighbours of different remainders by 3', MODULAR),
  ofLines('entropic', 'lines with a low, a middle and a high number in any three neighbours', ENTROPIC),
  ofLines('between', 'lines whose numbers lie between those in the circles at their ends', BETWEEN),
  ofLines('zipper', 'lines on which pairs add up to the number in the middle', ZIPPER),
  ofLines('region-sum', 'lines with the same sum in each region', REGION_SUM),
];
