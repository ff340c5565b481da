/**
 * How hard a Sudoku is, by the weakest reasoning that finishes it: singles alone (easy), singles with one-step
 * look-ahead (medium), search (hard).
 */
import type { Rating } from '../family.js';
import { ratingByLogic } from '../kit/rating-by-logic.js';
import { Candidates } from './candidates.js';
import type { SudokuPuzzle } from './puzzle.js';

/** Rates a puzzle that has a solution. Measures: givens, cells that singles fill, cells left
 * open, candidates tried by look-ahead. */
export function rateSudoku(puzzle: SudokuPuzzle): Rating {
  const candidates = new Candidates(puzzle);
  const bySingles = candidates.propagate();
  const openAfterSingles = openCells(candidates, puzzle);
  const { progress, probes } = candidates.probe();
  const givens = puzzle.grid.flat().filter((number) => number > 0).length;
  return ratingByLogic(bySingles, progress, {
    givens,
    singles: puzzle.grid.flat().length - givens - openAfterSingles,
    openAfterSingles,
    probes,
    openAfterProbing: openCells(candidates, puzzle),
  });
}

function openCells(candidates: Candidates, { grid }: SudokuPuzzle): number {
  return grid.flat().filter((_, cell) => {
    const mask = candidates.mask(cell);
    return (mask & (mask - 1)) !== 0;
  }).length;
}
