import { expect, it } from 'vitest';
import { islandsCutOff } from '../../../src/families/hashi/confirm-cut.js';
import { cuts } from '../../../src/families/hashi/formulations.js';
import type { HashiPuzzle } from '../../../src/families/hashi/puzzle.js';
import { namedRow } from '../named-row.js';

/** Four islands in a square; its places are the upper, left, right and lower side. */
const SQUARE: HashiPuzzle = {
  family: 'hashi',
  islands: [
    [2, 0, 2],
    [0, 0, 0],
    [2, 0, 2],
  ],
};
const { model, justify } = cuts.formulate(SQUARE, { presolve: false });

it('says in terms of the puzzle what a cut row asks', () => {
  const row = namedRow(
    model,
    [
      [1, 'b_1_1'],
      [1, 'b_2_1'],
    ],
    '>=',
    1,
  );
  expect(justify?.(row)).toBe(
    'one of the bridges r1c1-r3c1, r1c3-r3c3 must exist, or the islands r1c1, r1c3 would be cut off',
  );
});

it.each([
  ['a side that cuts off nothing', [[1, 'b_1_1']], '>=', 1],
  [
    'the same side twice and not the other',
    [
      [1, 'b_1_1'],
      [1, 'b_1_2'],
    ],
    '>=',
    1,
  ],
  [
    'a second bridge',
    [
      [1, 'b_1_1'],
      [1, 'b_2_2'],
    ],
    '>=',
    1,
  ],
  [
    'two sides',
    [
      [1, 'b_1_1'],
      [1, 'b_2_1'],
    ],
    '>=',
    2,
  ],
  [
    'exactly one side',
    [
      [1, 'b_1_1'],
      [1, 'b_2_1'],
    ],
    '=',
    1,
  ],
  [
    'at most one side',
    [
      [1, 'b_1_1'],
      [1, 'b_2_1'],
    ],
    '<=',
    1,
  ],
  [
    'another weight',
    [
      [1, 'b_1_1'],
      [2, 'b_2_1'],
    ],
    '>=',
    1,
  ],
  ['nothing at all', [], '>=', 1],
] as const)('refuses a row that asks for %s', (_, terms, relation, bound) => {
  expect(justify?.(namedRow(model, terms, relation, bound))).toBeUndefined();
});

it('islands that see no other one are cut off from the start', () => {
  const puzzle: HashiPuzzle = {
    family: 'hashi',
    islands: [
      [1, 1, 0],
      [0, 0, 1],
    ],
  };
  expect(islandsCutOff(puzzle, [])).toEqual([[1, 2]]);
  expect(islandsCutOff(SQUARE, [])).toEqual([]);
});
