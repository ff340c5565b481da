/** Variants of lines in the grid. */
import type { Cell } from '../../../src/core/index.js';
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

const PALINDROME: PathKind = {
  least: 3,
  most: 7,
  goesOn: () => true,
  isWhole: (numbers) => numbers.every((number, index) => number === numbers.at(-1 - index)),
  make: made('palindrome'),
};

function ofLines(id: string, description: string, kind: PathKind): Variant {
  return { id, description, propose: (grid, rng) => randomPaths(kind, grid, rng) };
}

export const lineVariants: readonly Variant[] = [
  ofLines('thermo', 'thermometers, along which numbers rise', THERMOMETER),
  ofLines('palindrome', 'lines that read the same from both ends', PALINDROME),
];
