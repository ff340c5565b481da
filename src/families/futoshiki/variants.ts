import { inReadingOrder, moveRows, sizeOfRows, symmetriesOf } from '../../core/index.js';
import { movedPairs, type NeighbourPair, sortedPairs } from '../kit/neighbour-pairs.js';
import { type FutoshikiPuzzle, isAdjacent } from './puzzle.js';

/** The puzzle turned and mirrored, each with its numbers as they are and counted down from the largest. */
export function futoshikiVariants(puzzle: FutoshikiPuzzle): readonly FutoshikiPuzzle[] {
  const { family, grid } = puzzle;
  return symmetriesOf(sizeOfRows(grid)).flatMap((symmetry): readonly FutoshikiPuzzle[] => {
    const moved = moveRows(grid, symmetry);
    const counted = moved.map((row) => row.map((number) => (number === 0 ? 0 : grid.length + 1 - number)));
    if (isAdjacent(puzzle)) {
      const adjacent = sortedPairs(movedPairs(puzzle.adjacent, symmetry).map(inReadingOrder));
      return [moved, counted].map((rows) => ({ family, grid: rows, adjacent }));
    }
    const less = movedPairs(puzzle.less, symmetry);
    const more = less.map(([smaller, larger]): NeighbourPair => [larger, smaller]);
    return [
      { family, grid: moved, less },
      { family, grid: counted, less: more },
    ];
  });
}
