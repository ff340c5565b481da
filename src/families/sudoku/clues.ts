/** The clues of Sudoku: its givens. Any cell of the full grid can be one. */
import { flatMapCells } from '../../core/index.js';
import type { ClueChoice } from '../contract/family.js';
import { cellClues } from '../kit/clues.js';
import type { SudokuPuzzle, SudokuSolution } from './puzzle.js';

export const sudokuClues: ClueChoice<SudokuPuzzle, SudokuSolution> = {
  noun: 'givens',
  kinds: [],
  cluesOf: (puzzle, solution) =>
    cellClues({
      clues: flatMapCells(solution, (value, cell) => [{ cell, value }]),
      blank: solution.map((row) => row.map(() => 0)),
      isGiven: ([row, column]) => puzzle.grid[row]![column] !== 0,
      puzzleWith: (grid) => ({ ...puzzle, grid }),
      holdsIn:
        (other: SudokuSolution) =>
        ({ cell: [row, column], value }) =>
          other[row]![column] === value,
    }),
};
