/**
 * Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs.
 */
import { z } from 'zod';
import { type Issue, inReadingOrder, issue, type Result, success } from '../../core/index.js';
import { EDGES } from '../kit/edge-issues.js';
import { pairIssues, sortedPairs } from '../kit/neighbour-pairs.js';
import { givenNumberIssues, NUMBER_ROWS, solutionNumberIssues } from '../kit/number-grid.js';
import { puzzleSchema, readChecked } from '../kit/read-json.js';
import type { FutoshikiPuzzle, FutoshikiSolution } from './puzzle.js';

/** Shortest and longest side that can be handled; the usual ones are 4 to 9. */
export const SIDES = [2, 30] as const;

const PUZZLE = puzzleSchema({
  family: z.literal('futoshiki'),
  grid: NUMBER_ROWS,
  less: EDGES.optional(),
  adjacent: EDGES.optional(),
});

/** Reads a puzzle from JSON of any shape; signs are brought into row-major order. */
export function readFutoshiki(json: unknown): Result<FutoshikiPuzzle> {
  const read = readChecked(PUZZLE, json, ({ grid, less, adjacent }): readonly Issue[] | Issue => {
    if ((less === undefined) === (adjacent === undefined)) {
      const message =
        'Either "less" (smaller number first) or "adjacent" (all neighbours that differ by one) is expected.';
      return issue('sign-kind', message);
    }
    const numbers = givenNumberIssues(grid, SIDES);
    const size = { rows: grid.length, columns: grid.length };
    return numbers.length > 0 ? numbers : pairIssues({ less, adjacent }, size);
  });
  if (!read.ok) return read;
  const { family, grid, less, adjacent } = read.value;
  return success(
    less === undefined
      ? { family, grid, adjacent: sortedPairs((adjacent ?? []).map(inReadingOrder)) }
      : { family, grid, less: sortedPairs(less) },
  );
}

/** Reads a grid of the puzzle's size that is filled with numbers from 1 to n. */
export function readFutoshikiSolution(json: unknown, { grid }: FutoshikiPuzzle): Result<FutoshikiSolution> {
  return readChecked(NUMBER_ROWS, json, (rows) => solutionNumberIssues(rows, grid.length));
}
