/** Puzzles and solutions from JSON of any shape. */
import { type Result, sizeOfRows } from '../../core/index.js';
import { readLines, WAY_NAMES } from '../kit/edge-issues.js';
import { signPuzzleReader } from '../kit/sign-puzzle.js';
import type { MasyuPuzzle, MasyuSolution } from './puzzle.js';

/** Longest side that can be handled; the usual ones are 6 to 40. */
export const LONGEST_SIDE = 100;

/** Reads a puzzle. */
export const readMasyu: (json: unknown) => Result<MasyuPuzzle> = signPuzzleReader({
  family: 'masyu',
  longest: LONGEST_SIDE,
  signs: 'wb.',
  expected: '"w" (a white pearl), "b" (a black one) or "."',
});

/** Reads the lines of a loop. */
export function readMasyuSolution(json: unknown, { grid }: MasyuPuzzle): Result<MasyuSolution> {
  return readLines(json, WAY_NAMES, sizeOfRows(grid));
}
