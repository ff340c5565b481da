import fc from 'fast-check';
import {
  canonicalEdges,
  cellsOf,
  type Edge,
  edgeKey,
  sidesOfCell,
  textRowsOf,
} from '../../../src/core/index.js';
import { type FencesPuzzle, type FencesSolution, OPEN } from '../../../src/families/template-lines/puzzle.js';
import type { SmallPuzzles } from './small-puzzles.js';

/** The sides around the chosen cells, each cell by a bit: every loop is around some cells. */
function around(grid: readonly string[], chosen: number): FencesSolution {
  const sides = new Map<string, Edge>();
  const cells = cellsOf({ rows: grid.length, columns: grid[0]!.length });
  for (const side of cells.filter((_, index) => (chosen >> index) & 1).flatMap(sidesOfCell)) {
    // A side of two chosen cells lies inside.
    if (!sides.delete(edgeKey(side))) sides.set(edgeKey(side), side);
  }
  return canonicalEdges([...sides.values()]);
}

/** The number of each cell for a loop, a text a row. */
function numbersIn(rows: number, columns: number, loop: FencesSolution): readonly string[] {
  const lines = new Set(loop.map(edgeKey));
  const numbers = cellsOf({ rows, columns }).map(
    (cell) => sidesOfCell(cell).filter((side) => lines.has(edgeKey(side))).length,
  );
  return textRowsOf(numbers.join(''), columns);
}

export const smallFences: SmallPuzzles<FencesPuzzle, FencesSolution> = {
  family: 'fences',
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
    .map(({ rows, columns, chosen, kept, other }): FencesPuzzle => {
      const blank = Array.from({ length: rows }, () => OPEN.repeat(columns));
      const numbers = numbersIn(rows, columns, around(blank, chosen));
      const isSpoilt = kept[0] === 'other';
      const grid = numbers.map((text, row) =>
        Array.from(text, (sign, column) => {
          const kind = kept[3 * row + column]!;
          return kind === 'kept' ? sign : kind === 'other' && isSpoilt ? other : OPEN;
        }).join(''),
      );
      return { family: 'fences', grid };
    }),
  *candidates({ grid }) {
    for (let chosen = 0; chosen < 2 ** grid.join('').length; chosen++) yield around(grid, chosen);
  },
  *variations(solution) {
    for (const side of solution) yield solution.filter((other) => other !== side);
  },
};
