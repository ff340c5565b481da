/** The Sudoku grids of the bench. */
import type { Puzzle, SudokuPuzzle } from '../../src/browser.js';

/** The sides of grids, each with its boxes. */
export const BOXES: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  '9': [3, 3],
  '6': [2, 3],
  '4': [2, 2],
};

/** True of a puzzle that the bench of its kind can show: a Sudoku of one grid with such boxes. */
export function fitsBench(puzzle: Puzzle): boolean {
  if (puzzle.family !== 'sudoku') return true;
  const { grid = [], box, grids } = puzzle as Partial<SudokuPuzzle>;
  const known = BOXES[grid.length];
  return known !== undefined && grids === undefined && (box === undefined || box.join() === known.join());
}
