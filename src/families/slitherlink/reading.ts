/** Puzzles and solutions from JSON of any shape. */
import type { Result } from '../../core/index.js';
import { readSides } from '../kit/edge-issues.js';
import { signPuzzleReader } from '../kit/sign-puzzle.js';
import { NUMBERS, OPEN, type SlitherlinkPuzzle, type SlitherlinkSolution } from './puzzle.js';

/** Longest side that can be handled, in cells. */
export const LONGEST_SIDE = 100;

/** Reads a puzzle. */
export const readSlitherlink: (json: unknown) => Result<SlitherlinkPuzzle> = signPuzzleReader({
  family: 'slitherlink',
  longest: LONGEST_SIDE,
  signs: OPEN + NUMBERS,
  expected: '0 to 4 or "." (no number)',
});

/** Reads the sides of a loop. */
export function readSlitherlinkSolution(
  json: unknown,
  { grid }: SlitherlinkPuzzle,
): Result<SlitherlinkSolution> {
  return readSides(json, grid);
}
