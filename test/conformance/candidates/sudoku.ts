import fc from 'fast-check';
import type { SudokuGrid, SudokuPuzzle, SudokuSolution } from '../../../src/families/sudoku/puzzle.js';
import { candidatesOf, randomVariant, SAMPLES, SMALLEST } from '../../families/sudoku/small/index.js';
import type { SmallPuzzles } from './small-puzzles.js';

const SOLVED: SudokuGrid = [
  [1, 2, 3, 4],
  [3, 4, 1, 2],
  [2, 1, 4, 3],
  [4, 3, 2, 1],
];

/** Solved four by four grids of which some cells are kept and one may be changed. */
const puzzle = fc
  .record({
    digits: fc.shuffledSubarray([1, 2, 3, 4], { minLength: 4, maxLength: 4 }),
    kept: fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }),
    changed: fc.option(fc.record({ cell: fc.nat({ max: 15 }), digit: fc.integer({ min: 1, max: 4 }) })),
  })
  .map(({ digits, kept, changed }): SudokuPuzzle => {
    const grid = SOLVED.map((row, r) => row.map((digit, c) => (kept[r * 4 + c] ? digits[digit - 1]! : 0)));
    if (changed !== null) grid[Math.floor(changed.cell / 4)]![changed.cell % 4] = changed.digit;
    return { family: 'sudoku', box: [2, 2], grid };
  });

/** Puzzles with constraints, other regions or several grids, from a seed each. */
const variant = fc
  .tuple(fc.nat(), fc.subarray(Object.keys(SAMPLES), { minLength: 1, maxLength: 2 }))
  .map(([seed, types]) => randomVariant(`small ${seed}`, types, SMALLEST).puzzle);

export const smallSudokus: SmallPuzzles<SudokuPuzzle, SudokuSolution> = {
  family: 'sudoku',
  puzzle: fc.oneof(puzzle, variant),
  candidates: candidatesOf,
  *variations(solution) {
    for (const [row, digits] of solution.entries()) {
      for (const [column, digit] of digits.entries()) {
        if (digit > 0) yield solution.with(row, digits.with(column, (digit % 4) + 1));
      }
    }
  },
};
