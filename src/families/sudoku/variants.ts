import { moveRows, renumber, sizeOfRows, symmetriesOf } from '../../core/index.js';
import type { SudokuPuzzle } from './puzzle.js';

/** The puzzle turned and mirrored, numbers renamed in the order in which they first occur. */
export function sudokuVariants({ family, box, grid }: SudokuPuzzle): readonly SudokuPuzzle[] {
  return symmetriesOf(sizeOfRows(grid)).map((symmetry) => ({
    family,
    box: symmetry.transposes ? [box[1], box[0]] : box,
    grid: renumber(moveRows(grid, symmetry), 0, 1),
  }));
}
