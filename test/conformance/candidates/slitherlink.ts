import fc from 'fast-check';
import { type Cell, canonicalEdges, cellsOf, type Edge, type Size } from '../../../src/core/index.js';
import type { SlitherlinkPuzzle, SlitherlinkSolution } from '../../../src/families/slitherlink/puzzle.js';
import type { SmallPuzzles } from './small-puzzles.js';

/** A part of the cells, each by a bit, row-major; what lies outside of the grid is not in it. */
function chosenIn({ rows, columns }: Size, bits: number): (row: number, column: number) => boolean {
  return (row, column) =>
    row >= 0 &&
    row < rows &&
    column >= 0 &&
    column < columns &&
    ((bits >> (row * columns + column)) & 1) === 1;
}

/** The sides between chosen cells and others: every loop is around some cells. */
function around(size: Size, bits: number): SlitherlinkSolution {
  const isChosen = chosenIn(size, bits);
  const sides = cellsOf({ rows: size.rows + 1, columns: size.columns + 1 }).flatMap(
    ([row, column]): readonly Edge[] => {
      const corner: Cell = [row, column];
      const here = isChosen(row, column);
      return [
        ...(here === isChosen(row - 1, column) ? [] : [[corner, [row, column + 1]] as const]),
        ...(here === isChosen(row, column - 1) ? [] : [[corner, [row + 1, column]] as const]),
      ];
    },
  );
  return canonicalEdges(sides);
}

/** The neighbours of a cell on the other side of the border of the chosen cells. */
function bordersOf(size: Size, bits: number, [row, column]: Cell): number {
  const isChosen = chosenIn(size, bits);
  const beside = [
    isChosen(row - 1, column),
    isChosen(row + 1, column),
    isChosen(row, column - 1),
    isChosen(row, column + 1),
  ];
  return beside.filter((other) => other !== isChosen(row, column)).length;
}

export const smallSlitherlink: SmallPuzzles<SlitherlinkPuzzle, SlitherlinkSolution> = {
  family: 'slitherlink',
  puzzle: fc
    .record({
      rows: fc.integer({ min: 1, max: 3 }),
      columns: fc.integer({ min: 1, max: 3 }),
      chosen: fc.nat({ max: 511 }),
      kept: fc.array(fc.constantFrom('kept', 'kept', 'kept', 'open', 'open', 'other'), {
        minLength: 9,
        maxLength: 9,
      }),
      other: fc.constantFrom('0', '1', '2', '3', '4'),
    })
    .map(({ rows, columns, chosen, kept, other }): SlitherlinkPuzzle => {
      const size = { rows, columns };
      const isSpoilt = kept[0] === 'other';
      const signAt = (row: number, column: number): string => {
        const kind = kept[3 * row + column]!;
        if (kind === 'kept') return String(bordersOf(size, chosen, [row, column]));
        return kind === 'other' && isSpoilt ? other : '.';
      };
      const grid = Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (_, column) => signAt(row, column)).join(''),
      );
      return { family: 'slitherlink', grid };
    }),
  *candidates({ grid }) {
    const size = { rows: grid.length, columns: grid[0]!.length };
    for (let bits = 0; bits < 2 ** (size.rows * size.columns); bits++) yield around(size, bits);
  },
  *variations(solution) {
    for (const side of solution) yield solution.filter((other) => other !== side);
  },
};
