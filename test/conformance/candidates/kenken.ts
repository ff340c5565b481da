import fc from 'fast-check';
import {
  type Cage,
  type KenkenPuzzle,
  type KenkenSolution,
  operationsFor,
} from '../../../src/families/kenken/puzzle.js';
import { cageHolds } from '../../../src/families/kenken/rules.js';
import { LATIN_SQUARES, oneNumberChanged } from './latin-squares.js';
import type { SmallPuzzles } from './small-puzzles.js';

const LARGEST_PRODUCT = 4 ** 16;

/** Cells joined along some of the inner edges, cages and cells in order. */
function cagesOf(size: number, joined: readonly boolean[]): [number, number][][] {
  const owner = Array.from({ length: size * size }, (_, cell) => cell);
  const join = (one: number, other: number): void => {
    const [from, to] = [owner[other]!, owner[one]!];
    owner.forEach((cage, cell) => {
      if (cage === from) owner[cell] = to;
    });
  };
  for (let cell = 0; cell < size * size; cell++) {
    if (cell % size < size - 1 && joined[2 * cell]) join(cell, cell + 1);
    if (cell + size < size * size && joined[2 * cell + 1]) join(cell, cell + size);
  }
  return [...new Set(owner)].map((cage) =>
    owner.flatMap((other, cell): [number, number][] =>
      other === cage ? [[Math.floor(cell / size), cell % size]] : [],
    ),
  );
}

/** A clue that the numbers meet, its operation chosen by a random number and sometimes hidden. */
function clueFor(cells: [number, number][], solution: KenkenSolution, choice: number, hidden: boolean): Cage {
  const numbers = cells.map(([row, column]) => solution[row]![column]!);
  const [first, second] = numbers as [number, number];
  const targets = {
    '=': first,
    '+': numbers.reduce((total, number) => total + number, 0),
    '*': Math.min(
      LARGEST_PRODUCT,
      numbers.reduce((total, number) => total * number, 1),
    ),
    '-': Math.abs(first - second),
    '/': Math.max(first, second) / Math.min(first, second),
  } as const;
  const fitting = operationsFor(cells.length).filter((op) =>
    Number.isInteger(targets[op]) ? cageHolds({ op, target: targets[op], cells }, numbers) : false,
  );
  const op = fitting[choice % fitting.length]!;
  return { op: hidden ? null : op, target: targets[op], cells };
}

/** Latin squares cut into cages; in some puzzles one target is changed, so that there may be no solution. */
const puzzle = fc
  .record({
    size: fc.integer({ min: 2, max: 4 }),
    square: fc.nat(),
    joined: fc.array(fc.boolean(), { minLength: 32, maxLength: 32 }),
    sparse: fc.array(fc.boolean(), { minLength: 32, maxLength: 32 }),
    choices: fc.array(fc.nat({ max: 11 }), { minLength: 16, maxLength: 16 }),
    hidden: fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }),
    changed: fc.option(fc.record({ cage: fc.nat(), by: fc.integer({ min: 1, max: 3 }) })),
  })
  .map(({ size, square, joined, sparse, choices, hidden, changed }): KenkenPuzzle => {
    const squares = LATIN_SQUARES[size]!;
    const solution = squares[square % squares.length]!;
    const edges = joined.map((join, edge) => join && sparse[edge]!);
    const cages = cagesOf(size, edges).map((cells, cage) =>
      clueFor(cells, solution, choices[cage]!, hidden[cage]!),
    );
    if (changed === null) return { family: 'kenken', size, cages };
    const index = changed.cage % cages.length;
    const cage = cages[index]!;
    return {
      family: 'kenken',
      size,
      cages: cages.with(index, { ...cage, target: cage.target + changed.by }),
    };
  });

export const smallKenkens: SmallPuzzles<KenkenPuzzle, KenkenSolution> = {
  family: 'kenken',
  puzzle,
  candidates: ({ size }) => LATIN_SQUARES[size]!,
  variations: oneNumberChanged,
};
