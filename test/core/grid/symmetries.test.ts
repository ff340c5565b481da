import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../src/core/grid/cell.js';
import { sizeOfRows } from '../../../src/core/grid/cell.js';
import { orbitsOf, SYMMETRY_NAMES } from '../../../src/core/grid/orbits.js';
import {
  moveRows,
  moveSides,
  moveTexts,
  symmetricTexts,
  symmetriesOf,
} from '../../../src/core/grid/symmetries.js';

const SIZES = fc.record({ rows: fc.integer({ min: 1, max: 5 }), columns: fc.integer({ min: 1, max: 5 }) });

/** A grid in which every cell has another value. */
const numbered = (rows: number, columns: number): number[][] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => row * 100 + column),
  );

/** The cells to which a named symmetry takes a cell of a square, written out. */
const IMAGES: Readonly<
  Record<(typeof SYMMETRY_NAMES)[number], (cell: Cell, last: number) => readonly Cell[]>
> = {
  none: () => [],
  'half-turn': ([row, column], last) => [[last - row, last - column]],
  'quarter-turn': ([row, column], last) => [
    [column, last - row],
    [last - row, last - column],
    [last - column, row],
  ],
  'left-right': ([row, column], last) => [[row, last - column]],
  'up-down': ([row, column], last) => [[last - row, column]],
  diagonal: ([row, column]) => [[column, row]],
};

describe('the symmetries of a grid', () => {
  it('are eight different ones, and keep neighbours neighbours', () => {
    fc.assert(
      fc.property(SIZES, ({ rows, columns }) => {
        const grid = numbered(rows, columns);
        const images = symmetriesOf({ rows, columns }).map((symmetry) => moveRows(grid, symmetry));
        expect(images).toHaveLength(8);
        if (rows > 1 && columns > 1) expect(new Set(images.map(String)).size).toBe(8);
        const isPair = (one: number, other: number): boolean => [1, 100].includes(Math.abs(one - other));
        for (const image of images) {
          expect(image.flat().toSorted()).toEqual(grid.flat().toSorted());
          for (const row of image)
            row.slice(1).forEach((value, index) => {
              expect(isPair(value, row[index]!)).toBe(true);
            });
        }
      }),
    );
  });

  it('take rows of texts and the clues beside them to the same places', () => {
    const grid = ['ab', 'cd', 'ef'];
    const sides = { rows: ['ab', 'cd', 'ef'].map(sorted), columns: ['ace', 'bdf'].map(sorted) };
    for (const symmetry of symmetriesOf(sizeOfRows(grid))) {
      const moved = moveTexts(grid, symmetry);
      const columns = [...moved[0]!].map((_, column) => moved.map((text) => text[column]).join(''));
      expect(moveSides(sides, symmetry)).toEqual({ rows: moved.map(sorted), columns: columns.map(sorted) });
    }
  });

  it.each([[['ab', 'cd', 'ef']], [['abc']], [['a', 'b']], [[]]])('move the texts %j all at once', (grid) => {
    const moved = symmetriesOf(sizeOfRows(grid)).map((symmetry) => moveTexts(grid, symmetry));
    expect(symmetricTexts(grid)).toEqual(moved);
  });

  it('give orbits: every cell with its images, once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.constantFrom(...SYMMETRY_NAMES), (side, name) => {
        const orbits = orbitsOf({ rows: side, columns: side }, name);
        expect(orbits.flat().toSorted((one, other) => one - other)).toEqual([...Array(side * side).keys()]);
        const firsts = orbits.map(([first]) => first!);
        expect(firsts).toEqual(firsts.toSorted((one, other) => one - other));
        for (const orbit of orbits)
          for (const cell of orbit) {
            const place: Cell = [Math.floor(cell / side), cell % side];
            const images = [place, ...IMAGES[name](place, side - 1)].map(
              ([row, column]) => row * side + column,
            );
            expect(orbit).toEqual([...new Set(images)].sort((one, other) => one - other));
          }
      }),
    );
  });

  it('give orbits of rectangles where sides are not exchanged', () => {
    expect(orbitsOf({ rows: 1, columns: 3 }, 'left-right')).toEqual([[0, 2], [1]]);
    expect(orbitsOf({ rows: 2, columns: 3 }, 'half-turn')).toEqual([
      [0, 5],
      [1, 4],
      [2, 3],
    ]);
  });
});

function sorted(text: string): string {
  return [...text].sort().join('');
}
