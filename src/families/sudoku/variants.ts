import { sizeOfRows } from '../../core/grid/cell.js';
import { moveRows, symmetriesOf } from '../../core/grid/symmetries.js';
import type { SudokuGrid, SudokuPuzzle } from './puzzle.js';

/** The puzzle turned and mirrored, numbers renamed in the order in which they first occur. */
export function sudokuVariants({ family, box, grid }: SudokuPuzzle): readonly SudokuPuzzle[] {
  return symmetriesOf(sizeOfRows(grid)).map((symmetry) => ({
    family,
    box: symmetry.transposes ? [box[1], box[0]] : box,
    grid: renamed(moveRows(grid, symmetry)),
  }));
}

function renamed(grid: SudokuGrid): SudokuGrid {
  const names = new Map([[0, 0]]);
  return grid.map((row) =>
    row.map((number) => {
      if (!names.has(number)) names.set(number, names.size);
      return names.get(number)!;
    }),
  );
}
