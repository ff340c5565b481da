import fc from 'fast-check';
import type { AkariPuzzle, AkariSolution } from '../../../src/families/akari/puzzle.js';
import { fillingsOfCells, flippedCells } from './marked-cells.js';
import type { SmallPuzzles } from './small-puzzles.js';

export const smallAkaris: SmallPuzzles<AkariPuzzle, AkariSolution> = {
  family: 'akari',
  puzzle: fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4 }))
    .chain(([rows, columns]) => {
      const unit = fc.constantFrom('.', '.', '.', '.', '#', '0', '1', '2');
      return fc.array(fc.string({ unit, minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      });
    })
    .map((grid) => ({ family: 'akari' as const, grid })),
  candidates: ({ grid }) => fillingsOfCells(wallsAlike(grid), '.', '*'),
  variations: (solution) => flippedCells(solution, '.', '*'),
};

/** Solutions do not say which walls have numbers. */
function wallsAlike(grid: readonly string[]): readonly string[] {
  return grid.map((row) => row.replace(/\d/g, '#'));
}
