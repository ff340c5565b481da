import fc from 'fast-check';
import type { HitoriPuzzle, HitoriSolution } from '../../../src/families/hitori/puzzle.js';
import { fillingsOfCells } from './marked-cells.js';
import type { SmallPuzzles } from './small-puzzles.js';

export const smallHitoris: SmallPuzzles<HitoriPuzzle, HitoriSolution> = {
  family: 'hitori',
  puzzle: fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4 }))
    .chain(([rows, columns]) => {
      const cell = fc.constantFrom(0, 1, 1, 2, 2, 3, 3, 4);
      const row = fc.array(cell, { minLength: columns, maxLength: columns });
      return fc.array(row, { minLength: rows, maxLength: rows });
    })
    .map((grid) => ({ family: 'hitori' as const, grid })),
  candidates: ({ grid }) =>
    fillingsOfCells(
      grid.map((row) => '.'.repeat(row.length)),
      '.',
      '#',
    ),
  // A further black cell beside another one; a white one more is often a solution too.
  *variations(solution) {
    for (const [row, text] of solution.entries()) {
      for (let column = 0; column < text.length; column++) {
        const beside = [
          text[column - 1],
          text[column + 1],
          solution[row - 1]?.[column],
          solution[row + 1]?.[column],
        ];
        if (text[column] === '#' || !beside.includes('#')) continue;
        yield solution.with(row, `${text.slice(0, column)}#${text.slice(column + 1)}`);
      }
    }
  },
};
