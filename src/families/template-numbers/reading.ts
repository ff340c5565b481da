/** Puzzles and solutions from JSON of any shape. */
import { z } from 'zod';
import type { Result } from '../../core/index.js';
import { givenNumberIssues, NUMBER_ROWS, solutionNumberIssues } from '../kit/number-grid.js';
import { readChecked } from '../kit/read-json.js';
import type { CrosswisePuzzle, CrosswiseSolution } from './puzzle.js';

/** Shortest and longest side that can be handled; the usual ones are 4 to 9. */
const SIDES = [2, 30] as const;

const PUZZLE = z.strictObject({ family: z.literal('crosswise'), grid: NUMBER_ROWS });

/** Reads a puzzle. */
export function readCrosswise(json: unknown): Result<CrosswisePuzzle> {
  return readChecked(PUZZLE, json, ({ grid }) => givenNumberIssues(grid, SIDES));
}

/** Reads a grid of the puzzle's size that is filled with numbers from 1 to n. */
export function readCrosswiseSolution(json: unknown, { grid }: CrosswisePuzzle): Result<CrosswiseSolution> {
  return readChecked(NUMBER_ROWS, json, (rows) => solutionNumberIssues(rows, grid.length));
}
