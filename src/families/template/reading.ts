/**
 * Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs.
 */
import { z } from 'zod';
import { type Result, sizeOfRows } from '../../core/index.js';
import { evenSizeIssue, signIssues } from '../kit/grid-issues.js';
import { readChecked } from '../kit/read-json.js';
import type { UnrulyPuzzle, UnrulySolution } from './puzzle.js';

/** Longest side that can be handled; the usual ones are 6 to 14. */
const LONGEST_SIDE = 50;

const PUZZLE = z.strictObject({ family: z.literal('unruly'), grid: z.array(z.string()) });
const SOLUTION = z.array(z.string());

/** Reads a puzzle from JSON of any shape. */
export function readUnruly(json: unknown): Result<UnrulyPuzzle> {
  return readChecked(PUZZLE, json, ({ grid }) => {
    const size = sizeOfRows(grid);
    return (
      evenSizeIssue(size, LONGEST_SIDE) ??
      signIssues(grid, size, '#o.', '"#" (black), "o" (white) or "." (open)')
    );
  });
}

/** Reads rows of `#` and `o` of the puzzle's size. */
export function readUnrulySolution(json: unknown, { grid }: UnrulyPuzzle): Result<UnrulySolution> {
  return readChecked(SOLUTION, json, (rows) =>
    signIssues(rows, sizeOfRows(grid), '#o', '"#" (black) or "o" (white)'),
  );
}
