/** The rules of Sudoku, for the verifier: they know no solver and count the numbers of every area themselves. */
import { describeCell } from '../../core/grid/cell.js';
import { type Issue, issue } from '../../core/issue.js';
import { areasOf, type SudokuPuzzle, type SudokuSolution, sideOf } from './puzzle.js';

/** Every violation of the rules; none when the grid solves the puzzle. */
export function verifySudoku(puzzle: SudokuPuzzle, solution: SudokuSolution): readonly Issue[] {
  const side = sideOf(puzzle);
  if (solution.length !== side || solution.some((row) => row.length !== side)) {
    return [issue('solution-size', `The solution is not a grid of ${side} rows and ${side} columns.`)];
  }
  return [...givenViolations(puzzle, solution), ...areaViolations(puzzle, solution)];
}

function givenViolations({ grid }: SudokuPuzzle, solution: SudokuSolution): Issue[] {
  return grid.flatMap((row, r) =>
    row.flatMap((given, c) => {
      const found = solution[r]?.[c];
      if (given === 0 || given === found) return [];
      return [issue('given-changed', `The given ${given} became ${found}.`, { part: describeCell([r, c]) })];
    }),
  );
}

function areaViolations({ box }: SudokuPuzzle, solution: SudokuSolution): Issue[] {
  const side = box[0] * box[1];
  return areasOf(box).flatMap(({ name, cells }) => {
    const held = new Set(cells.map(([row, column]) => solution[row]?.[column]));
    const missing = Array.from({ length: side }, (_, index) => index + 1).filter(
      (number) => !held.has(number),
    );
    if (missing.length === 0) return [];
    return [issue('number-missing', `The area lacks ${missing.join(', ')}.`, { part: name })];
  });
}
