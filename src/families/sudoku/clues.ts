/** The clues of Sudoku: its givens. Any cell of the full grid can be one. */
import { type Cell, describeCell } from '../../core/grid/cell.js';
import type { ClueChoice, ClueSet } from '../family.js';
import type { SudokuPuzzle, SudokuSolution } from './puzzle.js';

export const sudokuClues: ClueChoice<SudokuPuzzle, SudokuSolution> = { noun: 'givens', kinds: [], cluesOf };

function cluesOf(puzzle: SudokuPuzzle, solution: SudokuSolution): ClueSet<SudokuPuzzle, SudokuSolution> {
  const cells = solution.flatMap((row, r) => row.map((_, c): Cell => [r, c]));
  const numberIn = (grid: SudokuSolution, [row, column]: Cell): number => grid[row]![column]!;
  return {
    clues: cells.map((cell) => ({
      name: describeCell(cell),
      cells: [cell],
      given: numberIn(puzzle.grid, cell) !== 0,
    })),
    puzzleWith: (chosen) => {
      const grid = solution.map((row) => row.map(() => 0));
      for (const index of chosen) {
        const [row, column] = cells[index]!;
        grid[row]![column] = solution[row]![column]!;
      }
      return { ...puzzle, grid };
    },
    brokenBy: (other) =>
      [...cells.keys()].filter(
        (index) => numberIn(other, cells[index]!) !== numberIn(solution, cells[index]!),
      ),
  };
}
