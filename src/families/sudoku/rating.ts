/**
 * The reach of logic in a Sudoku: singles alone finish it (plain), singles with one-step look-ahead, or a
 * search is needed (beyond).
 */
import type { Rating } from '../contract/family.js';
import { rateByLogic } from '../kit/logic/rating-by-logic.js';
import { rateByRules } from '../kit/rules/index.js';
import { Candidates } from './candidates.js';
import { isPlain, type SudokuPuzzle } from './puzzle.js';
import { sudokuRuled } from './rules.js';

/** Rates a puzzle that has a solution. Measures: givens, cells that singles fill, cells left
 * open, candidates tried by look-ahead. */
export function rateSudoku(puzzle: SudokuPuzzle): Rating {
  if (!isPlain(puzzle)) return rateByRules(sudokuRuled, puzzle);
  const cells = puzzle.grid.flat();
  const givens = cells.filter((number) => number > 0).length;
  return rateByLogic(new Candidates(puzzle), (openAfterSingles) => ({
    givens,
    singles: cells.length - givens - openAfterSingles,
    openAfterSingles,
  }));
}
