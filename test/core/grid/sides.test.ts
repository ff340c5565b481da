import { expect, it } from 'vitest';
import {
  cellsInside,
  cellsOfSide,
  edgeKey,
  placeOfSide,
  sidesOf,
  sidesOfCell,
} from '../../../src/core/index.js';

const SIZE = { rows: 2, columns: 3 };
const { points, edges, ends, around } = sidesOf(SIZE);

it('a grid has its corners and sides in reading order', () => {
  expect(points).toHaveLength(12);
  expect(edges).toHaveLength(3 * 3 + 2 * 4);
  expect(edges.slice(0, 3)).toEqual([
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0, 0],
      [1, 0],
    ],
    [
      [0, 1],
      [0, 2],
    ],
  ]);
  expect(ends.map(([one, other]) => [points[one], points[other]])).toEqual(edges);
  expect(around.map((sides) => sides.length)).toEqual([2, 3, 3, 2, 3, 4, 4, 3, 2, 3, 3, 2]);
});

it('cells have four sides, of which every inner one belongs to two', () => {
  const keys = new Set(edges.map(edgeKey));
  const sides = sidesOfCell([1, 2]);
  expect(sides.every((side) => keys.has(edgeKey(side)))).toBe(true);
  expect(sides.map((side) => cellsOfSide(side, SIZE))).toEqual([
    [
      [0, 2],
      [1, 2],
    ],
    [
      [1, 1],
      [1, 2],
    ],
    [[1, 2]],
    [[1, 2]],
  ]);
  expect(sides.map(placeOfSide)).toEqual([
    [0.5, 2],
    [1, 1.5],
    [1, 2.5],
    [1.5, 2],
  ]);
});

it('a ring has cells inside', () => {
  const around = [...sidesOfCell([0, 1]), ...sidesOfCell([1, 1])];
  const own = new Map<string, (typeof around)[number]>();
  // The side between the two cells is in the list twice.
  for (const side of around) if (!own.delete(edgeKey(side))) own.set(edgeKey(side), side);
  expect(cellsInside([...own.values()], SIZE)).toEqual([
    [0, 1],
    [1, 1],
  ]);
});
