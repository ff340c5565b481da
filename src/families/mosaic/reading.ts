/**
 * Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs.
 */
import { z } from 'zod';
import { type Issue, type Result, type Size, sizeOfRows } from '../../core/index.js';
import { gridIssues, placesOfCells, sizeIssue } from '../kit/grid-issues.js';
import { readChecked } from '../kit/read-json.js';
import type { MosaicPuzzle, MosaicSolution } from './puzzle.js';

/** Longest side that can be handled; the usual ones are 5 to 50. */
export const LONGEST_SIDE = 100;

const PUZZLE = z.strictObject({ family: z.literal('mosaic'), grid: z.array(z.string()) });
const SOLUTION = z.array(z.string());

/** Reads a puzzle from JSON of any shape. */
export function readMosaic(json: unknown): Result<MosaicPuzzle> {
  return readChecked(PUZZLE, json, ({ grid }) => {
    const size = sizeOfRows(grid);
    return (
      sizeIssue(size, LONGEST_SIDE) ??
      cellIssues(grid, size, '.0123456789', 'a number from 0 to 9, or "." for none,')
    );
  });
}

/** Reads rows of `#` and `.` of the puzzle's size. */
export function readMosaicSolution(json: unknown, { grid }: MosaicPuzzle): Result<MosaicSolution> {
  return readChecked(SOLUTION, json, (rows) => solutionIssues(rows, sizeOfRows(grid)));
}

/** Issues of the form of a solution, whatever its colours are. */
function solutionIssues(solution: MosaicSolution, size: Size): readonly Issue[] {
  return cellIssues(solution, size, '#.', '"#" (black) or "." (white)');
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
