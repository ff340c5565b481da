/**
 * Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs.
 */
import { z } from 'zod';
import {
  type Issue,
  inReadingOrder,
  issue,
  type Result,
  type Size,
  sizeOfRows,
  success,
} from '../../core/index.js';
import { EDGES } from '../kit/edge-issues.js';
import { gridIssues, placesOfCells } from '../kit/grid-issues.js';
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
    const wrongSize = sizeIssue(size);
    if (wrongSize !== undefined) return wrongSize;
    const cells = cellIssues(grid, size, '01.', '"0", "1" or "." (open)');
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
  return readChecked(SOLUTION, json, (rows) => solutionIssues(rows, sizeOfRows(grid)));
}

/** Issues of the form of a solution, whatever its numbers are. */
function solutionIssues(solution: BinairoSolution, size: Size): readonly Issue[] {
  return cellIssues(solution, size, '01', '"0" or "1"');
}

function sizeIssue({ rows, columns }: Size): Issue | undefined {
  const fits = (side: number): boolean => side >= 2 && side <= LONGEST_SIDE && side % 2 === 0;
  if (fits(rows) && fits(columns)) return undefined;
  const message = `The grid has ${rows} rows and ${columns} columns; even numbers from 2 to ${LONGEST_SIDE} are expected.`;
  return issue('grid-size', message);
}

function cellIssues(grid: readonly string[], size: Size, signs: string, expected: string): readonly Issue[] {
  return gridIssues(grid, {
    size,
    asked: { rows: `${size.rows} are expected`, columns: `${size.columns} are expected` },
    codes: ['row-length', 'cell-sign'],
    isCell: (sign) => signs.includes(sign),
    wrong: (sign) => `${JSON.stringify(sign)} is no cell; ${expected} is expected`,
    place: placesOfCells,
  });
}
