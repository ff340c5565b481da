import { expect, it } from 'vitest';
import { logarithms } from '../../../src/families/kenken/formulations.js';
import type { KenkenPuzzle } from '../../../src/families/kenken/puzzle.js';
import { namedRow } from '../named-row.js';

const PUZZLE: KenkenPuzzle = {
  family: 'kenken',
  size: 3,
  cages: [
    {
      op: '*',
      target: 6,
      cells: [
        [0, 0],
        [0, 1],
        [1, 0],
      ],
    },
    {
      op: null,
      target: null,
      cells: [
        [0, 2],
        [1, 2],
        [2, 2],
        [1, 1],
        [2, 1],
        [2, 0],
      ],
    },
  ],
};
const { model, justify } = logarithms.formulate(PUZZLE, { presolve: false });
const WRONG = [
  [1, 'x_0_0_1'],
  [1, 'x_0_1_2'],
  [1, 'x_1_0_2'],
] as const;

it('says in terms of the puzzle what a cage row forbids', () => {
  expect(justify?.(namedRow(model, WRONG, '<=', 2))).toBe(
    'the numbers 1, 2, 2 in r1c1, r1c2, r2c1 do not make 6*',
  );
});

it.each([
  [
    'numbers that make the target',
    [
      [1, 'x_0_0_1'],
      [1, 'x_0_1_2'],
      [1, 'x_1_0_3'],
    ],
    '<=',
    2,
  ],
  ['more than these numbers together', WRONG, '<=', 1],
  ['a part of a cage', WRONG.slice(0, 2), '<=', 1],
  ['two numbers of one cell', [...WRONG.slice(0, 2), [1, 'x_0_1_3']], '<=', 2],
  ['a cell of another cage', [...WRONG.slice(0, 2), [1, 'x_0_2_2']], '<=', 2],
  ['other than two of them', WRONG, '=', 2],
] as const)('refuses a row that forbids %s', (_, terms, relation, bound) => {
  expect(justify?.(namedRow(model, terms, relation, bound))).toBeUndefined();
});
