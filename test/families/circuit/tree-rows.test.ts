import { expect, it } from 'vitest';
import { mostWithoutCycle } from '../../../src/families/circuit/confirm-tree.js';
import { treeFormulation } from '../../../src/families/circuit/formulations.js';
import { treeFrom } from '../../../src/families/circuit/models/tree.js';
import { type CircuitPuzzle, possibleEdges } from '../../../src/families/circuit/puzzle.js';
import { findBrokenRow } from '../../../src/solve/model/evaluate.js';
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

it('with presolve leaves a point one or three tracks, whatever fraction says that it has three', () => {
  const cross: CircuitPuzzle = { family: 'circuit', grid: ['#o#', 'ooo', '#o#'], edges: [] };
  const allOpen = treeFrom(() => new Uint8Array(possibleEdges(cross).length));
  const stated = allOpen.formulate(cross, { presolve: true }).model;
  const tracks = stated.variables.flatMap(({ name }, index) => (name.startsWith('x_') ? [index] : []));
  const centre = stated.variables.findIndex(({ name }) => name === 'y_1_1');
  const rows = stated.rows.filter(({ name }) => name.startsWith('pair_') || name === 'degree_1_1');
  expect([tracks.length, rows.length]).toEqual([4, 7]);
  for (let choice = 0; choice < 16; choice++) {
    const values = new Float64Array(stated.variables.length);
    tracks.forEach((track, place) => {
      values[track] = (choice >> place) & 1;
    });
    const count = values.reduce((total, value) => total + value, 0);
    values[centre] = (count - 1) / 2;
    const isLeft = values[centre]! >= 0 && values[centre]! <= 1 && findBrokenRow(rows, values) === undefined;
    expect([choice, isLeft]).toEqual([choice, count === 1 || count === 3]);
  }
});
