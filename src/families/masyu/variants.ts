import { moveTexts, sizeOfRows, symmetriesOf } from '../../core/index.js';
import type { MasyuPuzzle } from './puzzle.js';

/** The puzzle turned and mirrored. */
export function masyuVariants({ family, grid }: MasyuPuzzle): readonly MasyuPuzzle[] {
  return symmetriesOf(sizeOfRows(grid)).map((symmetry) => ({ family, grid: moveTexts(grid, symmetry) }));
}
