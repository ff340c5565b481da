import fc from 'fast-check';
import type { FutoshikiPuzzle, FutoshikiSolution } from '../../../src/families/futoshiki/puzzle.js';
import { type NeighbourPair, neighbourPairs } from '../../../src/families/kit/neighbour-pairs.js';
import { LATIN_SQUARES, oneNumberChanged } from './latin-squares.js';
import type { SmallPuzzles } from './small-puzzles.js';

/** Signs and bars that hold in a random square, except for one pair; few given numbers. */
const puzzle = fc
  .record({
    size: fc.integer({ min: 2, max: 4 }),
    square: fc.nat(),
    isAdjacent: fc.boolean(),
    shown: fc.array(fc.boolean(), { minLength: 24, maxLength: 24 }),
    given: fc.array(fc.constantFrom(false, false, false, true), { minLength: 16, maxLength: 16 }),
    wrong: fc.option(fc.nat()),
  })
  .map(({ size, square, isAdjacent, shown, given, wrong }): FutoshikiPuzzle => {
    const solution = LATIN_SQUARES[size]![square % LATIN_SQUARES[size]!.length]!;
    const grid = solution.map((row, y) => row.map((number, x) => (given[y * size + x] ? number : 0)));
    const pairs = neighbourPairs({ rows: size, columns: size });
    const isWrong = (index: number): boolean => wrong !== null && wrong % pairs.length === index;
    const at = ([row, column]: NeighbourPair[0]): number => solution[row]![column]!;
    if (isAdjacent) {
      const adjacent = pairs.filter(
        ([one, other], index) => (Math.abs(at(one) - at(other)) === 1) !== isWrong(index),
      );
      return { family: 'futoshiki', grid, adjacent };
    }
    const less = pairs.flatMap(([one, other], index): NeighbourPair[] => {
      if (!shown[index]) return [];
      return at(one) < at(other) !== isWrong(index) ? [[one, other]] : [[other, one]];
    });
    return { family: 'futoshiki', grid, less };
  });

export const smallFutoshikis: SmallPuzzles<FutoshikiPuzzle, FutoshikiSolution> = {
  family: 'futoshiki',
  puzzle,
  candidates: ({ grid }) => LATIN_SQUARES[grid.length]!,
  variations: oneNumberChanged,
};
