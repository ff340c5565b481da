/**
 * Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs.
 */
import { z } from 'zod';
import { type Result, sizeOfRows } from '../../core/index.js';
import { gridIssues, placesOfCells, sizeIssue } from '../kit/grid-issues.js';
import { readChecked } from '../kit/read-json.js';
import { readSignSolution } from '../kit/sign-solution.js';
import { type AkariPuzzle, type AkariSolution, BULB, WHITE_CELL, withoutNumbers } from './puzzle.js';

/** Longest side that can be handled, in cells. */
export const LONGEST_SIDE = 100;

const PUZZLE = z.strictObject({ family: z.literal('akari'), grid: z.array(z.string()) });

/** Reads a puzzle from JSON of any shape. A wall that asks for too many bulbs is no issue but a verdict. */
export function readAkari(json: unknown): Result<AkariPuzzle> {
  return readChecked(PUZZLE, json, ({ grid }) => {
    const size = sizeOfRows(grid);
    return (
      sizeIssue(size, LONGEST_SIDE) ??
      gridIssues(grid, {
        size,
        asked: { columns: `the first row has ${size.columns}` },
        codes: ['grid-size', 'cell-sign'],
        isCell: (sign) => /^[.#0-4]$/.test(sign),
        wrong: (sign) =>
          `${JSON.stringify(sign)} is no cell; "." (white), "#" (a wall) or "0" to "4" (a wall with its number) is expected`,
        place: placesOfCells,
      })
    );
  });
}

/** Reads rows of the puzzle's size: bulbs and other white cells, and `#` for the walls of the puzzle. */
export function readAkariSolution(json: unknown, { grid }: AkariPuzzle): Result<AkariSolution> {
  return readSignSolution(json, withoutNumbers(grid), {
    open: WHITE_CELL,
    signs: { [BULB]: 'a bulb', [WHITE_CELL]: 'no bulb' },
  });
}
