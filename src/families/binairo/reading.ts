/**
 * Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs.
 */
import { z } from 'zod';
import { inReadingOrder, type Result, sizeOfRows, success } from '../../core/index.js';
import { EDGES } from '../kit/edge-issues.js';
import { evenSizeIssue, signIssues } from '../kit/grid-issues.js';
import { type NeighbourPair, pairIssues, sortedPairs } from '../kit/neighbour-pairs.js';
import { puzzleSchema, readChecked } from '../kit/read-json.js';
import type { BinairoPuzzle, BinairoSolution } from './puzzle.js';

/** Longest side that can be handled; the usual ones are 6 to 14. */
export const LONGEST_SIDE = 30;

const PUZZLE = puzzleSchema({
  family: z.literal('binairo'),
  grid: z.array(z.string()),
  distinct: z.literal(true).optional(),
  equal: EDGES.optional(),
  opposite: EDGES.optional(),
});
const SOLUTION = z.array(z.string());

/** Reads a puzzle from JSON of any shape; signs are brought into row-major order, empty lists left out. */
export function readBinairo(json: unknown): Result<BinairoPuzzle> {
  const read = readChecked(PUZZLE, json, ({ grid, equal, opposite }) => {
    const size = sizeOfRows(grid);
    const wrongSize = evenSizeIssue(size, LONGEST_SIDE);
    if (wrongSize !== undefined) return wrongSize;
    const cells = signIssues(grid, size, '01.', '"0", "1" or "." (open)');
    return cells.length > 0 ? cells : pairIssues({ equal, opposite }, size);
  });
  if (!read.ok) return read;
  const { equal = [], opposite = [], ...rest } = read.value;
  return success({ ...rest, ...binairoSigns(equal, opposite) });
}

/** Both lists of signs as a puzzle has them. */
export function binairoSigns(
  equal: readonly NeighbourPair[],
  opposite: readonly NeighbourPair[],
): Pick<BinairoPuzzle, 'equal' | 'opposite'> {
  const inOrder = (pairs: readonly NeighbourPair[]) => sortedPairs(pairs.map(inReadingOrder));
  return {
    ...(equal.length > 0 && { equal: inOrder(equal) }),
    ...(opposite.length > 0 && { opposite: inOrder(opposite) }),
  };
}

/** Reads rows of `0` and `1` of the puzzle's size. */
export function readBinairoSolution(json: unknown, { grid }: BinairoPuzzle): Result<BinairoSolution> {
  return readChecked(SOLUTION, json, (rows) => signIssues(rows, sizeOfRows(grid), '01', '"0" or "1"'));
}
