/** Solutions that stand beside a puzzle in formats of editors. */
import { rowsOf } from '../../../core/index.js';
import { violations } from '../../kit/rules/index.js';
import type { SudokuSolution } from '../puzzle.js';
import { readSudoku } from '../reading.js';
import { sudokuRuled } from '../rules.js';

/**
 * The first of some lists of numbers that solves the puzzle: editors keep what was entered last, also where
 * it is wrong or unfinished.
 */
export function solutionOf(
  json: unknown,
  lists: readonly (readonly unknown[])[],
): SudokuSolution | undefined {
  const puzzle = readSudoku(json);
  if (!puzzle.ok) return undefined;
  const side = puzzle.value.grid.length;
  return lists
    .map((numbers) => numbers.map(Number))
    .filter((numbers) => numbers.length === side * side && numbers.every((value) => isNumber(value, side)))
    .map((numbers) => rowsOf(numbers, side))
    .find((full) => violations(sudokuRuled, puzzle.value, full).length === 0);
}

function isNumber(value: number, side: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= side;
}
