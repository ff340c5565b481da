import { moveTexts, sizeOfRows, symmetriesOf } from '../../core/index.js';
import type { SlitherlinkPuzzle } from './puzzle.js';

/** The puzzle turned and mirrored. */
export function slitherlinkVariants({ family, grid }: SlitherlinkPuzzle): readonly SlitherlinkPuzzle[] {
  return symmetriesOf(sizeOfRows(grid)).map((symmetry) => ({ family, grid: moveTexts(grid, symmetry) }));
}
