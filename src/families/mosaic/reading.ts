/**
 * Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs.
 */
import { z } from 'zod';
import { type Result, sizeOfRows } from '../../core/index.js';
import { signIssues, sizeIssue } from '../kit/grid-issues.js';
import { readChecked } from '../kit/read-json.js';
import type { MosaicPuzzle, MosaicSolution } from './puzzle.js';

/** Longest side that can be handled; the usual ones are 5 to 50. */
export const LONGEST_SIDE = 100;

const PUZZLE = z.strictObject({ family: z.literal('mosaic'), grid: z.array(z.string()) });
const SOLUTION = z.array(z.string());

/** Reads a puzzle from JSON of any shape. */
export function readMosaic(json: unknown): Result<MosaicPuzzle> {
  return readChecked(PUZZLE, json, ({ grid }) => {
    const size = sizeOfRows(grid);
    return (
      sizeIssue(size, LONGEST_SIDE) ??
      signIssues(grid, size, '.0123456789', 'a number from 0 to 9, or "." for none,')
    );
  });
}

/** Reads rows of `#` and `.` of the puzzle's size. */
export function readMosaicSolution(json: unknown, { grid }: MosaicPuzzle): Result<MosaicSolution> {
  return readChecked(SOLUTION, json, (rows) =>
    signIssues(rows, sizeOfRows(grid), '#.', '"#" (black) or "." (white)'),
  );
}
