/** Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs. */
import { z } from 'zod';
import { type Size, sizeOfRows } from '../../core/grid/cell.js';
import { type Issue, issue } from '../../core/issue.js';
import type { Result } from '../../core/result.js';
import { JSON_SHAPE, readChecked } from '../kit/read-json.js';
import type { UnrulyPuzzle, UnrulySolution } from './puzzle.js';

/** Longest side that can be handled; the usual ones are 6 to 14. */
const LONGEST_SIDE = 50;

/** Every issue code that reading a puzzle can return. */
export const UNRULY_ISSUE_CODES: readonly string[] = [JSON_SHAPE, 'grid-size', 'row-length', 'cell-sign'];

const PUZZLE = z.strictObject({ family: z.literal('unruly'), grid: z.array(z.string()) });
const SOLUTION = z.array(z.string());

/** Reads a puzzle from JSON of any shape. */
export function readUnruly(json: unknown): Result<UnrulyPuzzle> {
  return readChecked(PUZZLE, json, ({ grid }) => {
    const size = sizeOfRows(grid);
    return sizeIssue(size) ?? rowIssue(grid, size, /[^#o.]/, '"#" (black), "o" (white) or "." (open)');
  });
}

/** Reads rows of `#` and `o` of the puzzle's size. */
export function readUnrulySolution(json: unknown, puzzle: UnrulyPuzzle): Result<UnrulySolution> {
  return readChecked(SOLUTION, json, (rows) => solutionIssue(rows, puzzle));
}

/** What is wrong with the form of a solution, whatever its colours are. */
export function solutionIssue(solution: UnrulySolution, { grid }: UnrulyPuzzle): Issue | undefined {
  if (solution.length !== grid.length) {
    const message = `The solution has ${solution.length} rows; the puzzle has ${grid.length}.`;
    return issue('solution-size', message);
  }
  return rowIssue(solution, sizeOfRows(grid), /[^#o]/, '"#" (black) or "o" (white)');
}

function sizeIssue({ rows, columns }: Size): Issue | undefined {
  const fits = (side: number): boolean => side >= 2 && side <= LONGEST_SIDE && side % 2 === 0;
  if (fits(rows) && fits(columns)) return undefined;
  const message = `The grid has ${rows} rows and ${columns} columns; even numbers from 2 to ${LONGEST_SIDE} are expected.`;
  return issue('grid-size', message);
}

/** The first row of another length than the first one, or with another sign than those expected. */
function rowIssue(
  grid: readonly string[],
  { columns }: Size,
  unexpected: RegExp,
  expected: string,
): Issue | undefined {
  for (const [row, text] of grid.entries()) {
    if (text.length !== columns) {
      const message = `The row has ${text.length} cells; ${columns} are expected.`;
      return issue('row-length', message, { part: `row ${row + 1}` });
    }
    const column = text.search(unexpected);
    if (column < 0) continue;
    const message = `${JSON.stringify(text[column])} is no cell; ${expected} is expected.`;
    return issue('cell-sign', message, { part: `row ${row + 1}, column ${column + 1}` });
  }
  return undefined;
}
