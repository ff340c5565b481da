import { moveSides, symmetricTexts, symmetriesOf } from '../../core/index.js';
import { sizeOf, type TentsPuzzle } from './puzzle.js';

/** The puzzle turned and mirrored. */
export function tentsVariants(puzzle: TentsPuzzle): readonly TentsPuzzle[] {
  const grids = symmetricTexts(puzzle.grid);
  return symmetriesOf(sizeOf(puzzle)).map((symmetry, index) => ({
    family: puzzle.family,
    ...moveSides(puzzle, symmetry),
    grid: grids[index]!,
  }));
}
