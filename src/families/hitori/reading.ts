/**
 * Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs.
 */
import { z } from 'zod';
import { type Result, sizeOfRows } from '../../core/index.js';
import { gridIssues, placesOfCells, sizeIssue } from '../kit/grid-issues.js';
import { NUMBER_ROWS } from '../kit/number-grid.js';
import { isWhole, readChecked } from '../kit/read-json.js';
import { readSignSolution } from '../kit/sign-solution.js';
import { BLACK_CELL, type HitoriPuzzle, type HitoriSolution, NO_NUMBER, WHITE_CELL } from './puzzle.js';

/** Longest side that can be handled; the usual ones are 5 to 25. */
export const LONGEST_SIDE = 50;
/** The largest number of a cell. */
export const LARGEST_NUMBER = 99;

const OPEN = '?';
const PUZZLE = z.strictObject({ family: z.literal('hitori'), grid: NUMBER_ROWS });

/** Reads a puzzle from JSON of any shape. */
export function readHitori(json: unknown): Result<HitoriPuzzle> {
  return readChecked(PUZZLE, json, ({ grid }) => {
    const size = sizeOfRows(grid);
    return (
      sizeIssue(size, LONGEST_SIDE) ??
      gridIssues(grid, {
        size,
        asked: { columns: `the first row has ${size.columns}` },
        codes: ['row-length', 'cell-number'],
        isCell: (number) => isWhole(number, NO_NUMBER, LARGEST_NUMBER),
        wrong: (number) =>
          `${number} is no number of a cell; a whole number from 1 to ${LARGEST_NUMBER}, or 0 for none, is expected`,
        place: placesOfCells,
      })
    );
  });
}

/** Reads rows of `#` and `.` of the puzzle's size. */
export function readHitoriSolution(json: unknown, { grid }: HitoriPuzzle): Result<HitoriSolution> {
  const open = grid.map((row) => OPEN.repeat(row.length));
  return readSignSolution(json, open, {
    open: OPEN,
    signs: { [BLACK_CELL]: 'black', [WHITE_CELL]: 'white' },
  });
}
