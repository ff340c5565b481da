import { moveRows, sizeOfRows, symmetriesOf } from '../../core/index.js';
import type { HashiPuzzle } from './puzzle.js';

/** The islands turned and mirrored. */
export function hashiVariants({ family, islands, bridges }: HashiPuzzle): readonly HashiPuzzle[] {
  return symmetriesOf(sizeOfRows(islands)).map((symmetry) => ({
    family,
    islands: moveRows(islands, symmetry),
    ...(bridges === undefined ? {} : { bridges }),
  }));
}
