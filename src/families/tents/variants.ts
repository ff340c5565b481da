import { moveSides, moveTexts, symmetriesOf } from '../../core/index.js';
import { sizeOf, type TentsPuzzle } from './puzzle.js';

/** The puzzle turned and mirrored. */
export function tentsVariants(puzzle: TentsPuzzle): readonly TentsPuzzle[] {
  return symmetriesOf(sizeOf(puzzle)).map((symmetry) => ({
    family: puzzle.family,
    ...moveSides(puzzle, symmetry),
    grid: moveTexts(puzzle.grid, symmetry),
  }));
}
