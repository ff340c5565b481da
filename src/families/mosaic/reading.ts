/** Puzzles and solutions from JSON of any shape. */
import { z } from 'zod';
import { type Result, sizeOfRows } from '../../core/index.js';
import { signIssues } from '../kit/grid-issues.js';
import { readChecked } from '../kit/read-json.js';
import { signPuzzleReader } from '../kit/sign-puzzle.js';
import type { MosaicPuzzle, MosaicSolution } from './puzzle.js';

/** Longest side that can be handled; the usual ones are 5 to 50. */
export const LONGEST_SIDE = 100;

const SOLUTION = z.array(z.string());

/** Reads a puzzle. */
export const readMosaic: (json: unknown) => Result<MosaicPuzzle> = signPuzzleReader({
  family: 'mosaic',
  longest: LONGEST_SIDE,
  signs: '.0123456789',
  expected: 'a number from 0 to 9, or "." for none,',
});

/** Reads rows of `#` and `.` of the puzzle's size. */
export function readMosaicSolution(json: unknown, { grid }: MosaicPuzzle): Result<MosaicSolution> {
  return readChecked(SOLUTION, json, (rows) =>
    signIssues(rows, sizeOfRows(grid), '#.', '"#" (black) or "." (white)'),
  );
}
