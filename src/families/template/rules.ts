/**
 * The rules of Unruly, for the verifier: they know no solver and count the colours of every group themselves.
 */
import { type Issue, issue, sizeOfRows } from '../../core/index.js';
import { changedGivens } from '../kit/violations.js';
import { BLACK_CELL, groupsOf, OPEN, type UnrulyPuzzle, type UnrulySolution } from './puzzle.js';
import { solutionIssues } from './reading.js';

/** Every violation of the rules; none when the grid solves the puzzle. */
export function verifyUnruly(puzzle: UnrulyPuzzle, solution: UnrulySolution): readonly Issue[] {
  const malformed = solutionIssues(solution, sizeOfRows(puzzle.grid));
  if (malformed.length > 0) return malformed;
  const changed = changedGivens('given-changed', puzzle.grid, solution, (given, found) =>
    given === OPEN || given === found ? undefined : `The cell is ${found}, but ${given} is given.`,
  );
  return [...changed, ...wrongCounts(puzzle, solution)];
}

function wrongCounts(puzzle: UnrulyPuzzle, solution: UnrulySolution): readonly Issue[] {
  return groupsOf(puzzle).flatMap(({ name, cells, least, most }) => {
    const black = cells.filter(([row, column]) => solution[row]![column] === BLACK_CELL).length;
    if (black >= least && black <= most) return [];
    const expected = least === most ? `${least}` : `${least} to ${most}`;
    return [issue('black-count', `${black} cells are black; ${expected} are expected.`, { part: name })];
  });
}
