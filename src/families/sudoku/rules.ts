/** The rules of Sudoku, for the verifier: they know no solver and count the numbers of every area themselves. */
import { type Issue, issue } from '../../core/issue.js';
import { changedGivens, sizeViolations } from '../kit/violations.js';
import { areasOf, type SudokuPuzzle, type SudokuSolution, sideOf } from './puzzle.js';

/** Every violation of the rules; none when the grid solves the puzzle. */
export function verifySudoku(puzzle: SudokuPuzzle, solution: SudokuSolution): readonly Issue[] {
  const side = sideOf(puzzle);
  const malformed = sizeViolations(solution, { rows: side, columns: side });
  if (malformed.length > 0) return malformed;
  const changed = changedGivens('given-changed', puzzle.grid, solution, (given, found) =>
    given === 0 || given === found ? undefined : `The given ${given} became ${found}.`,
  );
  return [...changed, ...areaViolations(puzzle, solution)];
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
