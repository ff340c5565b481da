/**
 * Numbers of solutions that are published, counted on empty grids: Latin squares (OEIS A002860), diagonal
 * Latin squares (A274806) and Sudokus (A107739).
 */
import { expect, it } from 'vitest';
import { sudoku } from '../../../src/families/sudoku/index.js';
import type { SudokuPuzzle } from '../../../src/families/sudoku/puzzle.js';
import { count } from '../../../src/index.js';

const empty = (side: number): number[][] =>
  Array.from({ length: side }, () => new Array<number>(side).fill(0));

/** A grid without regions. */
const latin = (side: number): SudokuPuzzle => ({ family: 'sudoku', regions: 'none', grid: empty(side) });

it.each([
  ['Latin squares of four', latin(4), 576],
  ['diagonal Latin squares of four', { ...latin(4), constraints: [{ type: 'diagonals' }] }, 48],
  ['diagonal Latin squares of five', { ...latin(5), constraints: [{ type: 'diagonals' }] }, 960],
  ['Sudokus of 4x4', { family: 'sudoku', box: [2, 2], grid: empty(4) }, 288],
] as const)('%s', async (_, puzzle, known) => {
  const { count: found, complete } = await count(sudoku, puzzle as SudokuPuzzle);
  expect([found, complete]).toEqual([known, true]);
});
