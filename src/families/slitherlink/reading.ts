/**
 * Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs.
 */
import { z } from 'zod';
import { type Issue, type Result, sizeOfRows } from '../../core/index.js';
import { CANONICAL_EDGES, type EdgeNames, edgeIssues } from '../kit/edge-issues.js';
import { gridIssues, placesOfCells, sizeIssue } from '../kit/grid-issues.js';
import { readChecked } from '../kit/read-json.js';
import { NUMBERS, OPEN, type SlitherlinkPuzzle, type SlitherlinkSolution } from './puzzle.js';

/** Longest side that can be handled, in cells. */
export const LONGEST_SIDE = 100;
/** The names of edges in messages. */
export const NAMES: EdgeNames = { edge: 'line', end: 'corner' };

const PUZZLE = z.strictObject({ family: z.literal('slitherlink'), grid: z.array(z.string()) });

/** Reads a puzzle from JSON of any shape. */
export function readSlitherlink(json: unknown): Result<SlitherlinkPuzzle> {
  return readChecked(PUZZLE, json, ({ grid }) => {
    const size = sizeOfRows(grid);
    const issue = sizeIssue(size, LONGEST_SIDE);
    return (
      issue ??
      gridIssues(grid, {
        size,
        asked: { columns: `the first row has ${size.columns}` },
        codes: ['row-length', 'cell-sign'],
        isCell: (sign) => sign === OPEN || NUMBERS.includes(sign),
        wrong: (sign) => `${JSON.stringify(sign)} is no cell; 0 to 4 or "." (no number) is expected`,
        place: placesOfCells,
      })
    );
  });
}

/** Reads the sides of a loop. */
export function readSlitherlinkSolution(
  json: unknown,
  puzzle: SlitherlinkPuzzle,
): Result<SlitherlinkSolution> {
  return readChecked(CANONICAL_EDGES, json, (edges) => solutionIssues(edges, puzzle));
}

/** Issues of the form of a solution, whatever its lines are. */
function solutionIssues(solution: SlitherlinkSolution, { grid }: SlitherlinkPuzzle): readonly Issue[] {
  const { rows, columns } = sizeOfRows(grid);
  return edgeIssues(solution, NAMES, ([row, column]) => {
    return [row, column].every((at) => Number.isInteger(at) && at >= 0) && row <= rows && column <= columns;
  });
}
