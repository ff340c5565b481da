import { expect, it } from 'vitest';
import { treeFormulation } from '../../../src/families/circuit/formulations.js';
import { type CircuitPuzzle, possibleEdges } from '../../../src/families/circuit/puzzle.js';
import { mostWithoutCycle } from '../../../src/families/kit/confirm/loops.js';
import { namedRow } from '../named-row.js';

const BOARD: CircuitPuzzle = { family: 'circuit', grid: ['ooo', 'ooo'], edges: [] };
const { model, justify } = treeFormulation.formulate(BOARD, { presolve: false });
const SQUARE = [
  [1, 'x_0_0_0_1'],
  [1, 'x_0_0_1_0'],
  [1, 'x_0_1_1_1'],
  [1, 'x_1_0_1_1'],
] as const;
const COLUMN = [
  [1, 'x_0_0_0_1'],
  [1, 'x_1_0_1_1'],
] as const;

it('says in terms of the puzzle what the rows of a tree ask', () => {
  expect(justify?.(namedRow(model, SQUARE, '<=', 3))).toBe(
    'at most 3 of the tracks r1c1-r1c2, r1c1-r2c1, r1c2-r2c2, r2c1-r2c2 can run, or they would enclose an area',
  );
  expect(justify?.(namedRow(model, COLUMN, '>=', 1))).toBe(
    'one of the tracks r1c1-r1c2, r2c1-r2c2 must run, or the points r1c1, r2c1 would be cut off',
  );
});

it.each([
  ['fewer tracks than a tree can have', SQUARE, '<=', 2],
  ['fewer tracks where there is no cycle', SQUARE.slice(0, 3), '<=', 2],
  ['all tracks but one', SQUARE, '=', 3],
  ['a track where another way is open', COLUMN.slice(0, 1), '>=', 1],
  ['two tracks', COLUMN, '>=', 2],
  ['the number of tracks at a point', [...COLUMN, [1, 'y_0_0']], '>=', 1],
  ['another weight', [...COLUMN.slice(0, 1), [2, 'x_1_0_1_1']], '>=', 1],
] as const)('refuses a row that asks for %s', (_, terms, relation, bound) => {
  expect(justify?.(namedRow(model, terms, relation, bound))).toBeUndefined();
});

it('without a cycle all tracks can run; the tracks of a board make a tree at most', () => {
  const edges = possibleEdges(BOARD);
  expect(mostWithoutCycle(edges)).toBe(5);
  expect(mostWithoutCycle(edges.slice(0, 2))).toBe(2);
  expect(mostWithoutCycle([])).toBe(0);
});
