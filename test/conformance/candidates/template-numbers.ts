import fc from 'fast-check';
import type { CrosswisePuzzle, CrosswiseSolution } from '../../../src/families/template-numbers/puzzle.js';
import { LATIN_SQUARES, oneNumberChanged } from './latin-squares.js';
import type { SmallPuzzles } from './small-puzzles.js';

/** Some numbers of a random Latin square, whatever its diagonals are, and at times a wrong one. */
const puzzle = fc
  .record({
    size: fc.constantFrom(2, 3, 4, 4, 4),
    square: fc.nat(),
    given: fc.array(fc.constantFrom(false, false, true), { minLength: 16, maxLength: 16 }),
    wrong: fc.option(fc.nat({ max: 15 }), { freq: 3 }),
  })
  .map(({ size, square, given, wrong }): CrosswisePuzzle => {
    const solution = LATIN_SQUARES[size]![square % LATIN_SQUARES[size]!.length]!;
    const grid = solution.map((row, y) =>
      row.map((number, x) => {
        const place = y * size + x;
        if (wrong === place) return (number % size) + 1;
        return given[place] ? number : 0;
      }),
    );
    return { family: 'crosswise', grid };
  });

export const smallCrosswise: SmallPuzzles<CrosswisePuzzle, CrosswiseSolution> = {
  family: 'crosswise',
  puzzle,
  candidates: ({ grid }) => LATIN_SQUARES[grid.length]!,
  variations: oneNumberChanged,
};
