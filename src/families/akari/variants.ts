import { moveTexts, sizeOfRows, symmetriesOf } from '../../core/index.js';
import type { AkariPuzzle } from './puzzle.js';

/** The puzzle turned and mirrored. */
export function akariVariants({ family, grid }: AkariPuzzle): readonly AkariPuzzle[] {
  return symmetriesOf(sizeOfRows(grid)).map((symmetry) => ({ family, grid: moveTexts(grid, symmetry) }));
}
