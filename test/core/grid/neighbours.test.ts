import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Size } from '../../../src/core/grid/cell.js';
import { cellsBeside, sideNeighbours, touchingNeighbours } from '../../../src/core/grid/neighbours.js';

const SIZES = fc.record({ rows: fc.integer({ min: 1, max: 6 }), columns: fc.integer({ min: 1, max: 6 }) });

/** The cells at a distance, by comparison with every cell of the grid. */
function cellsAt({ rows, columns }: Size, cell: number, isNear: (down: number, right: number) => boolean) {
  const place = (index: number) => [Math.floor(index / columns), index % columns] as const;
  const [row, column] = place(cell);
  return Array.from({ length: rows * columns }, (_, other) => other).filter((other) => {
    const [r, c] = place(other);
    return isNear(Math.abs(r - row), Math.abs(c - column));
  });
}

describe('neighbours', () => {
  it('by a side are the cells at distance one', () => {
    fc.assert(
      fc.property(SIZES, (size) => {
        sideNeighbours(size).forEach((found, cell) => {
          expect([...found]).toEqual(cellsAt(size, cell, (down, right) => down + right === 1));
        });
      }),
    );
  });

  it('by a side or a corner are the cells at distance one in rows, columns or both', () => {
    fc.assert(
      fc.property(SIZES, (size) => {
        touchingNeighbours(size).forEach((found, cell) => {
          expect([...found]).toEqual(cellsAt(size, cell, (down, right) => Math.max(down, right) === 1));
        });
      }),
    );
  });

  it('of a cell come right, below, left, above', () => {
    expect(cellsBeside([2, 5])).toEqual([
      [2, 6],
      [3, 5],
      [2, 4],
      [1, 5],
    ]);
  });
});
