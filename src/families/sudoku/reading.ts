/**
 * Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs.
 */
import { z } from 'zod';
import { type Issue, issue, type Result } from '../../core/index.js';
import { gridIssues, placesOfCells } from '../kit/grid-issues.js';
import { isWhole, readChecked } from '../kit/read-json.js';
import { type SudokuGrid, type SudokuPuzzle, type SudokuSolution, sideOf } from './puzzle.js';

/** Sides of the grid that can be handled. */
export const SMALLEST_SIDE = 4;
export const LARGEST_SIDE = 25;

const GRID = z.array(z.array(z.number()));
const PUZZLE = z.strictObject({
  family: z.literal('sudoku'),
  box: z.tuple([z.number(), z.number()]),
  grid: GRID,
});

/** Reads a puzzle from JSON of any shape. */
export function readSudoku(json: unknown): Result<SudokuPuzzle> {
  return readChecked(PUZZLE, json, checkSudoku);
}

/** Reads a full grid of the puzzle's size, with numbers from 1 to n. */
export function readSudokuSolution(json: unknown, puzzle: SudokuPuzzle): Result<SudokuSolution> {
  return readChecked(GRID, json, (grid) => numberIssues(grid, sideOf(puzzle), 1));
}

/**
 * True if box and grid fit each other. Givens that repeat in an area are no issue: such a puzzle has no
 * solution, which is a verdict.
 */
function checkSudoku({ box, grid }: SudokuPuzzle): readonly Issue[] {
  const [rows, columns] = box;
  const side = rows * columns;
  if (!isWhole(rows, 1) || !isWhole(columns, 1) || !isWhole(side, SMALLEST_SIDE, LARGEST_SIDE)) {
    const message = `A box of ${rows} rows and ${columns} columns is not possible; whole numbers are expected whose product is from ${SMALLEST_SIDE} to ${LARGEST_SIDE}.`;
    return [issue('box-shape', message, { part: 'box' })];
  }
  return numberIssues(grid, side, 0);
}

function numberIssues(grid: SudokuGrid, side: number, least: number): readonly Issue[] {
  return gridIssues(grid, {
    size: { rows: side, columns: side },
    asked: { rows: `its boxes ask for ${side}`, columns: `the boxes ask for ${side}` },
    codes: ['grid-size', 'given-number'],
    isCell: (number) => isWhole(number, least, side),
    wrong: (number) =>
      `${number} is no number of this grid; whole numbers from ${least} to ${side} are expected`,
    place: placesOfCells,
  });
}
