/**
 * Puzzles whose clues are chosen in tests, with the solution asked for, in every family that can list its
 * clues.
 */

import type { Puzzle } from '../../src/families/contract/family.js';
import { findFamily } from '../../src/families/index.js';
import { chooseFormulation } from '../../src/proving/formulation.js';
import { solvePuzzle } from '../../src/proving/solve.js';
import { openEngine } from '../../src/solve/engines.js';

const SAT = await openEngine('sat');

/** All solutions of a puzzle. */
export function solutionsOf(id: string, puzzle: Puzzle): readonly unknown[] {
  const family = findFamily(id)!;
  const request = { family, puzzle, engine: SAT, formulation: chooseFormulation(family, 'sat') };
  const answer = solvePuzzle(request, { limit: 0 });
  if (answer.status !== 'solved' || !answer.complete)
    throw new Error(`the solutions of ${id} were not listed`);
  return answer.solutions;
}

/**
 * A puzzle with many solutions, of which one is asked for: by number, or the one of an example with its clues
 * taken away.
 */
export interface Case {
  readonly id: string;
  readonly about: string;
  readonly json?: object;
  readonly which?: number;
  readonly kinds?: readonly string[];
}

export const EMPTY_SUDOKU = { box: [2, 2], grid: Array.from({ length: 4 }, () => [0, 0, 0, 0]) };
export const CIRCUIT: Case = {
  id: 'circuit',
  about: 'a full board of 5 by 6',
  json: { grid: Array.from({ length: 5 }, () => 'oooooo'), edges: [] },
  which: 77,
};
export const PERMUTATION: Case = {
  id: 'nonogram',
  about: 'one cell in every line',
  json: { rows: [[1], [1], [1], [1]], columns: [[1], [1], [1], [1]] },
  which: 5,
};
export const SUDOKU: Case = {
  id: 'sudoku',
  about: 'an empty grid of 4 by 4',
  json: EMPTY_SUDOKU,
  which: 100,
};

export const CASES: readonly Case[] = [
  PERMUTATION,
  SUDOKU,
  CIRCUIT,
  {
    id: 'nonogram',
    about: 'blocks of two kinds',
    json: { rows: [[1, 1], [1], [2], [1]], columns: [[1], [2], [1], [1, 1]] },
    which: 0,
  },
  { id: 'kenken', about: 'four by four' },
  { id: 'hashi', about: 'five by five' },
  { id: 'futoshiki', about: 'three by three' },
  { id: 'skyscrapers', about: 'three by three' },
  {
    id: 'star-battle',
    about: 'columns for regions',
    json: { stars: 1, regions: Array.from({ length: 6 }, () => [0, 1, 2, 3, 4, 5]) },
    which: 30,
  },
  {
    id: 'star-battle',
    about: 'columns for regions, empty cells too',
    json: { stars: 1, regions: Array.from({ length: 5 }, () => [0, 1, 2, 3, 4]) },
    which: 3,
    kinds: ['star', 'empty'],
  },
  {
    id: 'battleship',
    about: 'few numbers',
    json: {
      rows: [null, 2, null, null],
      columns: [2, null, null, 1],
      fleet: [2, 1, 1],
      grid: Array.from({ length: 4 }, () => '....'),
    },
    which: 4,
  },
  {
    id: 'circuit',
    about: 'a path',
    json: {
      grid: Array.from({ length: 3 }, () => 'oooooo'),
      edges: [],
      path: [
        [0, 0],
        [2, 5],
      ],
    },
    which: 0,
  },
  {
    id: 'zebra',
    about: 'all clues of some relations',
    json: {
      houses: 4,
      attributes: { colour: ['red', 'blue', 'green', 'white'], pet: ['cat', 'dog', 'fish', 'bird'] },
      clues: [],
    },
    which: 200,
    kinds: ['same', 'adjacent', 'directly-left', 'not-at'],
  },
];

/** The family, its clues and the solution of a case. */
export function prepare({ id, about, json, which = 0, kinds }: Case) {
  const family = findFamily(id)!;
  const example = family.examples.find(({ name }) => name === about);
  if (json === undefined) {
    const set = family.clues!.cluesOf(example!.puzzle, example!.solution, kinds);
    return { family, solution: example!.solution, set };
  }
  const read = family.readPuzzle({ family: id, ...json });
  if (!read.ok) throw new Error(read.issues[0]!.message);
  const solution = solutionsOf(id, read.value)[which];
  if (solution === undefined) throw new Error(`${id} has no solution number ${which}`);
  return { family, solution, set: family.clues!.cluesOf(read.value, solution, kinds) };
}
