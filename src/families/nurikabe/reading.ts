/**
 * Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs.
 */
import { z } from 'zod';
import { type Result, sizeOfRows } from '../../core/index.js';
import { gridIssues, placesOfCells, sizeIssue } from '../kit/grid-issues.js';
import { isWhole, readChecked } from '../kit/read-json.js';
import { readSignSolution } from '../kit/sign-solution.js';
import { LAND, type NurikabePuzzle, type NurikabeSolution, SEA } from './puzzle.js';

/** Longest side that can be handled, in cells. */
export const LONGEST_SIDE = 100;

const PUZZLE = z.strictObject({
  family: z.literal('nurikabe'),
  grid: z.array(z.array(z.number().nullable())),
});

/**
 * Reads a puzzle from JSON of any shape. Numbers beside each other, and those for which the grid has no room,
 * are no issue: such a puzzle has no solution, which is a verdict.
 */
export function readNurikabe(json: unknown): Result<NurikabePuzzle> {
  return readChecked(PUZZLE, json, ({ grid }) => {
    const size = sizeOfRows(grid);
    const largest = LONGEST_SIDE * LONGEST_SIDE;
    return (
      sizeIssue(size, LONGEST_SIDE) ??
      gridIssues(grid, {
        size,
        asked: { columns: `the first row has ${size.columns}` },
        codes: ['grid-size', 'cell-number'],
        isCell: (number) => number === null || isWhole(number, 0, largest),
        wrong: (number) =>
          `${number} is no number of an island; a whole number from 1 to ${largest}, 0 (no number) or null (a number that is not given) is expected`,
        place: placesOfCells,
      })
    );
  });
}

/** Reads rows of the puzzle's size: `#` for sea and `.` for land. */
export function readNurikabeSolution(json: unknown, { grid }: NurikabePuzzle): Result<NurikabeSolution> {
  return readSignSolution(json, openRows(grid), { open: LAND, signs: { [SEA]: 'sea', [LAND]: 'land' } });
}

/** A grid of the size with the same sign everywhere. */
function openRows(grid: NurikabePuzzle['grid']): readonly string[] {
  return grid.map((row) => LAND.repeat(row.length));
}
