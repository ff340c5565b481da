/**
 * Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs.
 */
import { z } from 'zod';
import { type Result, sizeOfRows } from '../../core/index.js';
import { CANONICAL_EDGES, type EdgeNames, edgeIssues } from '../kit/edge-issues.js';
import { signIssues, sizeIssue } from '../kit/grid-issues.js';
import { readChecked } from '../kit/read-json.js';
import type { MasyuPuzzle, MasyuSolution } from './puzzle.js';

/** Longest side that can be handled; the usual ones are 6 to 40. */
export const LONGEST_SIDE = 100;
/** The names of edges in messages. */
export const NAMES: EdgeNames = { edge: 'line', end: 'cell' };

const PUZZLE = z.strictObject({ family: z.literal('masyu'), grid: z.array(z.string()) });

/** Reads a puzzle from JSON of any shape. */
export function readMasyu(json: unknown): Result<MasyuPuzzle> {
  return readChecked(PUZZLE, json, ({ grid }) => {
    const size = sizeOfRows(grid);
    return (
      sizeIssue(size, LONGEST_SIDE) ??
      signIssues(grid, size, 'wb.', '"w" (a white pearl), "b" (a black one) or "."')
    );
  });
}

/** Reads the lines of a loop. */
export function readMasyuSolution(json: unknown, { grid }: MasyuPuzzle): Result<MasyuSolution> {
  return readChecked(CANONICAL_EDGES, json, (edges) =>
    edgeIssues(edges, NAMES, ([row, column]) => grid[row]?.[column] !== undefined),
  );
}
