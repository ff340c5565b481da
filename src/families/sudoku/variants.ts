import { sizeOfRows } from '../../core/grid/cell.js';
import { renumber } from '../../core/grid/rows.js';
import { moveRows, symmetriesOf } from '../../core/grid/symmetries.js';
import type { SudokuPuzzle } from './puzzle.js';

/** The puzzle turned and mirrored, numbers renamed in the order in which they first occur. */
export function sudokuVariants({ family, box, grid }: SudokuPuzzle): readonly SudokuPuzzle[] {
  return symmetriesOf(sizeOfRows(grid)).map((symmetry) => ({
    family,
    box: symmetry.transposes ? [box[1], box[0]] : box,
    grid: renumber(moveRows(grid, symmetry), 0, 1),
  }));
}
