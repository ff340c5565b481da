import { moveTexts, sizeOfRows, symmetriesOf } from '../../core/index.js';
import type { QueensPuzzle } from './puzzle.js';

/** The board turned and mirrored. */
export function queensVariants({ family, board, queens }: QueensPuzzle): readonly QueensPuzzle[] {
  return symmetriesOf(sizeOfRows(board)).map((symmetry) => ({
    family,
    board: moveTexts(board, symmetry),
    ...(queens === undefined ? {} : { queens }),
  }));
}
