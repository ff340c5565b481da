/**
 * Confirms what plain logic claims before a model is built, from the rules of the Sudoku alone: every cell
 * holds one number, every area holds every number once, givens stand. A claimed number is confirmed to be
 * impossible in a cell when counting in these groups, one after the other, rules it out; a claim that
 * excludes a solution never is.
 */
import { cellIndices } from '../../core/index.js';
import { type CandidateClaim, PlacedValues } from '../kit/confirm/candidates.js';
import { areasOf, type PlainSudoku, type SudokuSolution } from './puzzle.js';

/**
 * The candidates before any number is given, by shape; there are few shapes, and puzzles of one shape come in
 * thousands.
 */
const OPEN = new Map<string, PlacedValues>();

/** True if the rules confirm the whole claim: which numbers (less one) a cell (row-major) can hold. */
export function confirmSudoku(puzzle: PlainSudoku, claim: CandidateClaim): boolean {
  return givenNumbers(puzzle).confirms(claim);
}

/**
 * True if the rules confirm that a solution is the only one: counting in the groups, with one other number
 * tried at a time.
 */
export function confirmsOnlyNumbers(puzzle: PlainSudoku, solution: SudokuSolution): boolean {
  const numbers = solution.flat();
  return givenNumbers(puzzle).confirmsOnly((cell) => numbers[cell]! - 1);
}

function givenNumbers({ box, grid }: PlainSudoku): PlacedValues {
  const side = grid.length;
  const shape = box.join(' by ');
  const open =
    OPEN.get(shape) ??
    PlacedValues.open(
      side * side,
      side,
      areasOf(box).map(({ cells }) => cellIndices(cells, side)),
    );
  OPEN.set(shape, open);
  const numbers = open.copy();
  grid.flat().forEach((given, cell) => {
    if (given > 0) numbers.give(cell, given - 1);
  });
  return numbers;
}
