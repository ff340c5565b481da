/**
 * The rules of Sudoku, for the verifier: they know no solver and count the numbers of every area themselves.
 */
import { type Issue, issue } from '../../core/index.js';
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
  const issues: Issue[] = [];
  /** By number less one: the last area that was seen to hold it, counted from 1. */
  const lastHolder = new Int32Array(side);
  areasOf(box).forEach(({ name, cells }, index) => {
    const area = index + 1;
    let held = 0;
    for (const [row, column] of cells) {
      const last = lastHolder[solution[row]![column]! - 1];
      if (last === undefined || last === area) continue;
      lastHolder[solution[row]![column]! - 1] = area;
      held++;
    }
    if (held === side) return;
    const missing = Array.from(lastHolder.keys(), (number) => number + 1).filter(
      (number) => lastHolder[number - 1] !== area,
    );
    const what = missing.length === 1 ? 'The number' : 'The numbers';
    const message = `${what} ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`;
    issues.push(issue('number-missing', message, { part: name }));
  });
  return issues;
}
