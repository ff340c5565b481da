/** Variants of lines in the grid. */
import type { Cell } from '../../../src/core/index.js';
import { usualDifference } from '../../../src/families/sudoku/index.js';
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
];
