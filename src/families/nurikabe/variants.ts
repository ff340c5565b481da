import { moveRows, sizeOfRows, symmetriesOf } from '../../core/index.js';
import type { NurikabePuzzle } from './puzzle.js';

/** The puzzle turned and mirrored. */
export function nurikabeVariants({ family, grid }: NurikabePuzzle): readonly NurikabePuzzle[] {
  return symmetriesOf(sizeOfRows(grid)).map((symmetry) => ({ family, grid: moveRows(grid, symmetry) }));
}
