/**
 * Confirms what plain logic claims before a model is built, from the rules of the Sudoku alone: every cell holds one
 * number, every area holds every number once, givens stand. A claimed number is confirmed to be impossible in a cell
 * when counting in these groups, one after the other, rules it out; a claim that excludes a solution never is.
 */
import { CountedFacts, type CountedGroup } from '../kit/confirm-groups.js';
import { areasOf, type SudokuPuzzle, sideOf } from './puzzle.js';

/** What is claimed of the solutions: which numbers a cell (row-major) can hold; `contradiction`: there is none. */
export type SudokuClaim = 'contradiction' | ((cell: number, number: number) => boolean);

/** Whether the rules confirm the whole claim. */
export function confirmSudoku(puzzle: SudokuPuzzle, claim: SudokuClaim): boolean {
  const side = sideOf(puzzle);
  // Fact `cell * side + number - 1`: the cell holds the number.
  const facts = new CountedFacts(side * side * side, groupsOf(puzzle, side));
  puzzle.grid.flat().forEach((given, cell) => {
    if (given > 0) facts.know(cell * side + given - 1, true);
  });
  // Of a puzzle without solutions every claim is true.
  if (!facts.follow()) return true;
  if (claim === 'contradiction') return false;
  for (let cell = 0; cell < side * side; cell++) {
    for (let number = 1; number <= side; number++) {
      if (!claim(cell, number) && !facts.isFalse(cell * side + number - 1)) return false;
    }
  }
  return true;
}

function groupsOf({ box }: SudokuPuzzle, side: number): readonly CountedGroup[] {
  const places = Array.from({ length: side }, (_, index) => index);
  const exactlyOne = (facts: readonly number[]): CountedGroup => ({ facts, least: 1, most: 1 });
  return [
    ...places.flatMap((row) =>
      places.map((column) => exactlyOne(places.map((value) => (row * side + column) * side + value))),
    ),
    ...areasOf(box).flatMap(({ cells }) =>
      places.map((value) => exactlyOne(cells.map(([row, column]) => (row * side + column) * side + value))),
    ),
  ];
}
