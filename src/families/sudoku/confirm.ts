/**
 * Confirms what plain logic claims before a model is built, from the rules of the Sudoku alone: every cell holds one
 * number, every area holds every number once, givens stand. A claimed number is confirmed to be impossible in a cell
 * when counting in these groups, one after the other, rules it out; a claim that excludes a solution never is.
 */
import { cellIndices } from '../../core/grid/cell.js';
import { type CandidateClaim, PlacedValues } from '../kit/confirm-candidates.js';
import { areasOf, type SudokuPuzzle } from './puzzle.js';

/** Whether the rules confirm the whole claim: which numbers (less one) a cell (row-major) can hold. */
export function confirmSudoku({ box, grid }: SudokuPuzzle, claim: CandidateClaim): boolean {
  const side = grid.length;
  const areas = areasOf(box).map(({ cells }) => cellIndices(cells, side));
  const numbers = new PlacedValues(side * side, side, areas);
  grid.flat().forEach((given, cell) => {
    if (given > 0) numbers.give(cell, given - 1);
  });
  return numbers.confirms(claim);
}
