import type { Box, SudokuGrid, SudokuPuzzle } from '../../src/families/sudoku/index.js';

/** Numbers row-major as rows. */
export function rowsOf(numbers: Readonly<Uint8Array>, side: number): SudokuGrid {
  return Array.from({ length: side }, (_, row) => Array.from(numbers.subarray(row * side, (row + 1) * side)));
}

/** Givens row-major, 0 open, as a puzzle. */
export function puzzleOf(givens: Readonly<Uint8Array>, box: Box): SudokuPuzzle {
  return { family: 'sudoku', box, grid: rowsOf(givens, box[0] * box[1]) };
}
