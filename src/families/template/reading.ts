/**
 * Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs.
 */
import { z } from 'zod';
import { type Issue, issue, type Result, type Size, sizeOfRows } from '../../core/index.js';
import { gridIssues, placesOfCells } from '../kit/grid-issues.js';
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
    return sizeIssue(size) ?? cellIssues(grid, size, '#o.', '"#" (black), "o" (white) or "." (open)');
  });
}

/** Reads rows of `#` and `o` of the puzzle's size. */
export function readUnrulySolution(json: unknown, { grid }: UnrulyPuzzle): Result<UnrulySolution> {
  return readChecked(SOLUTION, json, (rows) => solutionIssues(rows, sizeOfRows(grid)));
}

/** Issues of the form of a solution, whatever its colours are. */
function solutionIssues(solution: UnrulySolution, size: Size): readonly Issue[] {
  return cellIssues(solution, size, '#o', '"#" (black) or "o" (white)');
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
