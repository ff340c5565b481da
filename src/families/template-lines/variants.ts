import { moveTexts, sizeOfRows, symmetriesOf } from '../../core/index.js';
import type { FencesPuzzle } from './puzzle.js';

/** The puzzle turned and mirrored. */
export function fencesVariants({ family, grid }: FencesPuzzle): readonly FencesPuzzle[] {
  return symmetriesOf(sizeOfRows(grid)).map((symmetry) => ({ family, grid: moveTexts(grid, symmetry) }));
}
