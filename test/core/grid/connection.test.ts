import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  componentsOf,
  reachableFrom,
  shortestPath,
  smallestPart,
} from '../../../src/core/grid/connection.js';

/** A graph of a few nodes, as a matrix: whether two nodes are joined. */
const GRAPHS = fc
  .integer({ min: 1, max: 8 })
  .chain((size) =>
    fc.array(fc.array(fc.boolean(), { minLength: size, maxLength: size }), {
      minLength: size,
      maxLength: size,
    }),
  )
  .map((rows) => rows.map((row, one) => row.map((joined, other) => joined || rows[other]![one]!)));

type Matrix = readonly (readonly boolean[])[];

const neighboursIn =
  (matrix: Matrix) =>
  (node: number): readonly number[] =>
    [...matrix.keys()].filter((other) => other !== node && matrix[node]![other]);

/** The length of a shortest path between every two nodes, by the method of Floyd and Warshall. */
function distancesIn(matrix: Matrix): readonly (readonly number[])[] {
  const distances = matrix.map((row, one) =>
    row.map((joined, other) => (one === other ? 0 : joined ? 1 : Infinity)),
  );
  for (const middle of matrix.keys())
    for (const row of distances)
      for (const other of matrix.keys())
        row[other] = Math.min(row[other]!, row[middle]! + distances[middle]![other]!);
  return distances;
}

describe('connection', () => {
  it('reaches the nodes at a finite distance, the nearer ones first', () => {
    fc.assert(
      fc.property(GRAPHS, (matrix) => {
        const distances = distancesIn(matrix)[0]!;
        const reached = [...reachableFrom([0], neighboursIn(matrix))];
        const near = [...matrix.keys()].filter((node) => distances[node]! < Infinity);
        expect(reached.toSorted()).toEqual(near);
        const order = reached.map((node) => distances[node]!);
        expect(order).toEqual(order.toSorted((one, other) => one - other));
      }),
    );
  });

  it('puts two nodes into one component exactly when there is a path between them', () => {
    fc.assert(
      fc.property(GRAPHS, (matrix) => {
        const distances = distancesIn(matrix);
        const components = componentsOf(matrix.keys(), neighboursIn(matrix));
        expect(components.flatMap((component) => [...component]).toSorted()).toEqual([...matrix.keys()]);
        const firsts = components.map((component) => Math.min(...component));
        expect(firsts).toEqual(firsts.toSorted());
        for (const component of components)
          for (const one of component)
            for (const other of matrix.keys())
              expect(component.has(other)).toBe(distances[one]![other]! < Infinity);
      }),
    );
  });

  it('finds a path of the least length to the nearest end, from the end back', () => {
    fc.assert(
      fc.property(GRAPHS, fc.nat(255), (matrix, ends) => {
        const isEnd = (node: number): boolean => ((ends >> node) & 1) === 1;
        const distances = distancesIn(matrix)[0]!;
        const least = Math.min(...distances.filter((_, node) => isEnd(node)));
        const path = shortestPath(0, neighboursIn(matrix), isEnd);
        if (path === undefined) {
          expect(least).toBe(Infinity);
          return;
        }
        expect(path).toHaveLength(least + 1);
        expect(isEnd(path[0]!)).toBe(true);
        expect(path.at(-1)).toBe(0);
        path.slice(1).forEach((node, index) => {
          expect(matrix[node]![path[index]!]).toBe(true);
        });
      }),
    );
  });

  it('names the smallest of several parts, and none when all is connected', () => {
    const pairs = new Map([
      ['a', ['b']],
      ['b', ['a']],
      ['c', []],
    ]);
    expect(smallestPart(pairs.keys(), (node) => pairs.get(node)!)).toEqual(['c']);
    expect(smallestPart(['a', 'b'], (node) => pairs.get(node)!)).toEqual([]);
    expect(smallestPart(['d', 'e'], () => [])).toEqual(['d']);
  });
});
