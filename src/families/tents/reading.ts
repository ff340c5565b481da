/**
 * Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs.
 */
import { z } from 'zod';
import { describeCell, failure, type Issue, issue, type Result } from '../../core/index.js';
import { gridIssues, placesOfCells, sizeIssue } from '../kit/grid-issues.js';
import { isWhole, readChecked } from '../kit/read-json.js';
import { readSignSolution } from '../kit/sign-solution.js';
import { isPlace, OPEN, sizeOf, TENT, type TentsPuzzle, type TentsSolution } from './puzzle.js';

/** Longest side that can be handled, in cells. */
export const LONGEST_SIDE = 100;

const NUMBERS = z.array(z.number().nullable());
const PUZZLE = z.strictObject({
  family: z.literal('tents'),
  rows: NUMBERS,
  columns: NUMBERS,
  grid: z.array(z.string()),
});

/**
 * Reads a puzzle from JSON of any shape. Numbers that do not go with the trees are no issue; such a puzzle
 * has no solution, which is a verdict.
 */
export function readTents(json: unknown): Result<TentsPuzzle> {
  return readChecked(PUZZLE, json, (puzzle) => {
    const size = sizeOf(puzzle);
    const wrongSize = sizeIssue(size, LONGEST_SIDE);
    if (wrongSize !== undefined) return wrongSize;
    return [
      ...numberIssues(puzzle.rows, size.columns, 'row'),
      ...numberIssues(puzzle.columns, size.rows, 'column'),
      ...gridIssues(puzzle.grid, {
        size,
        asked: {
          rows: `there are numbers of ${size.rows}`,
          columns: `there are numbers of ${size.columns} columns`,
        },
        codes: ['grid-size', 'cell-sign'],
        isCell: (sign) => /^[T.]$/.test(sign),
        wrong: (sign) => `${JSON.stringify(sign)} is no cell; "T" (a tree) or "." (no tree) is expected`,
        place: placesOfCells,
      }),
    ];
  });
}

/** Reads rows of the puzzle's size: its trees, tents beside trees, and nothing in other cells. */
export function readTentsSolution(json: unknown, { grid }: TentsPuzzle): Result<TentsSolution> {
  const read = readSignSolution(json, grid, { open: OPEN, signs: { [TENT]: 'a tent', [OPEN]: 'no tent' } });
  if (!read.ok) return read;
  const issues: Issue[] = [];
  for (const [row, signs] of read.value.entries()) {
    for (let column = signs.indexOf(TENT); column >= 0; column = signs.indexOf(TENT, column + 1)) {
      if (isPlace(grid, [row, column])) continue;
      const part = describeCell([row, column]);
      issues.push(issue('tent-without-tree', 'No tree is beside this tent.', { part }));
    }
  }
  return issues.length === 0 ? read : failure(...issues);
}

function numberIssues(
  numbers: TentsPuzzle['rows'],
  length: number,
  line: 'row' | 'column',
): readonly Issue[] {
  return numbers.flatMap((number, index) => {
    if (number === null || isWhole(number, 0, length)) return [];
    const message = `${number} tents cannot stand in a ${line} of ${length} cells; a whole number from 0 to ${length} is expected, or null.`;
    return [issue('tents-number', message, { part: `${line} ${index + 1}` })];
  });
}
