import { moveRows, sizeOfRows, symmetriesOf } from '../../core/index.js';
import type { CrosswisePuzzle } from './puzzle.js';

/** The puzzle turned and mirrored, each with its numbers as they are and counted down from the largest. */
export function crosswiseVariants({ family, grid }: CrosswisePuzzle): readonly CrosswisePuzzle[] {
  const down = grid.map((row) => row.map((number) => (number === 0 ? 0 : grid.length + 1 - number)));
  return symmetriesOf(sizeOfRows(grid)).flatMap((symmetry) =>
    [grid, down].map((rows) => ({ family, grid: moveRows(rows, symmetry) })),
  );
}
