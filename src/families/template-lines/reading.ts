/** Puzzles and solutions from JSON of any shape. */
import type { Result } from '../../core/index.js';
import { readSides } from '../kit/edge-issues.js';
import { signPuzzleReader } from '../kit/sign-puzzle.js';
import { type FencesPuzzle, type FencesSolution, NUMBERS, OPEN } from './puzzle.js';

/** Longest side that can be handled, in cells. */
export const LONGEST_SIDE = 50;

/** Reads a puzzle. */
export const readFences: (json: unknown) => Result<FencesPuzzle> = signPuzzleReader({
  family: 'fences',
  longest: LONGEST_SIDE,
  signs: OPEN + NUMBERS,
  expected: '0 to 4 or "." (no number)',
});

/** Reads the sides of a loop. */
export function readFencesSolution(json: unknown, { grid }: FencesPuzzle): Result<FencesSolution> {
  return readSides(json, grid);
}
