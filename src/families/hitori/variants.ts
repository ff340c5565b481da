import { moveRows, renumber, sizeOfRows, symmetriesOf } from '../../core/index.js';
import { type HitoriPuzzle, NO_NUMBER } from './puzzle.js';

/** The puzzle turned and mirrored; numbers only say which cells are equal, so they are named in order. */
export function hitoriVariants({ family, grid }: HitoriPuzzle): readonly HitoriPuzzle[] {
  return symmetriesOf(sizeOfRows(grid)).map((symmetry) => ({
    family,
    grid: renumber(moveRows(grid, symmetry), NO_NUMBER, 1),
  }));
}
