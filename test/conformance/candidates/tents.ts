import fc from 'fast-check';
import { OPEN, TENT, type TentsPuzzle, type TentsSolution } from '../../../src/families/tents/index.js';
import { fillingsOfCells, flippedCells } from './marked-cells.js';
import type { SmallPuzzles } from './small-puzzles.js';

export const smallTents: SmallPuzzles<TentsPuzzle, TentsSolution> = {
  family: 'tents',
  puzzle: fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4 }))
    .chain(([rows, columns]) => {
      const unit = fc.constantFrom(OPEN, OPEN, 'T');
      const number = fc.constantFrom(null, null, 0, 1, 1);
      return fc.record({
        rows: fc.array(number, { minLength: rows, maxLength: rows }),
        columns: fc.array(number, { minLength: columns, maxLength: columns }),
        grid: fc.array(fc.string({ unit, minLength: columns, maxLength: columns }), {
          minLength: rows,
          maxLength: rows,
        }),
      });
    })
    .map((puzzle) => ({ family: 'tents' as const, ...puzzle })),
  candidates: ({ grid }) => fillingsOfCells(grid, OPEN, TENT),
  variations: (solution) => flippedCells(solution, OPEN, TENT),
};
