/** Puzzles and solutions from JSON of any shape, with the well-formedness that every reader of a format needs. */
import { z } from 'zod';
import { type Issue, issue } from '../../core/issue.js';
import type { Result } from '../../core/result.js';
import { gridIssues, placesIn, sizeIssue } from '../kit/grid-issues.js';
import { isWhole, JSON_SHAPE, puzzleSchema, readChecked } from '../kit/read-json.js';
import type { NonogramPuzzle, NonogramSolution } from './puzzle.js';

/** The longest side of a grid, in cells. */
export const LONGEST_SIDE = 500;

/** Every issue code that {@link readNonogram} can return. */
export const NONOGRAM_ISSUE_CODES: readonly string[] = [
  JSON_SHAPE,
  'grid-empty',
  'grid-too-large',
  'clue-not-positive',
  'clue-too-long',
  'clue-sums-differ',
  'given-size',
  'given-character',
];

// The clue list [0] is a common way to write a blank line.
const CLUES = z.array(z.array(z.number()).transform((clues) => (clues.join() === '0' ? [] : clues)));
const PUZZLE = puzzleSchema({
  family: z.literal('nonogram'),
  rows: CLUES,
  columns: CLUES,
  given: z.array(z.string()).optional(),
});
const SOLUTION = z.array(z.string());

/** Reads a puzzle from JSON of any shape; the clue list `[0]`, a common way to write a blank line, becomes `[]`. */
export function readNonogram(json: unknown): Result<NonogramPuzzle> {
  return readChecked(PUZZLE, json, checkNonogram);
}

/** Reads a solution of the puzzle's size: one text of `#` and `.` per row. */
export function readNonogramSolution(json: unknown, puzzle: NonogramPuzzle): Result<NonogramSolution> {
  return readChecked(SOLUTION, json, (grid) => cellIssues(grid, puzzle, '#.', 'solution'));
}

/**
 * Whether the clues can be clues at all: everything that is wrong, with the line it stands in. Clues or given
 * cells that merely contradict each other are no issue; such a puzzle has no solution, which is a verdict.
 */
function checkNonogram(puzzle: NonogramPuzzle): readonly Issue[] {
  const { rows, columns, given } = puzzle;
  const size = sizeIssue({ rows: rows.length, columns: columns.length }, LONGEST_SIDE);
  if (size !== undefined) return [size];
  const lines = [
    ...rows.flatMap((clues, row) => lineIssues(clues, columns.length, `row ${row + 1}`)),
    ...columns.flatMap((clues, column) => lineIssues(clues, rows.length, `column ${column + 1}`)),
  ];
  return [
    ...lines,
    ...(lines.length === 0 ? sumIssues(rows, columns) : []),
    ...(given === undefined ? [] : cellIssues(given, puzzle, '#.?', 'given')),
  ];
}

function lineIssues(clues: readonly number[], length: number, part: string): Issue[] {
  const wrong = clues.find((clue) => !isWhole(clue, 1));
  if (wrong !== undefined) {
    const found = `The clue ${wrong} is no block length`;
    return [issue('clue-not-positive', `${found}; whole numbers from 1 on are expected.`, { part })];
  }
  const needed = total(clues) + Math.max(0, clues.length - 1);
  if (needed <= length) return [];
  const message = `The clues need at least ${needed} cells, but the line has ${length}.`;
  return [issue('clue-too-long', message, { part })];
}

function sumIssues(rows: NonogramPuzzle['rows'], columns: NonogramPuzzle['columns']): Issue[] {
  const inRows = total(rows.flat());
  const inColumns = total(columns.flat());
  if (inRows === inColumns) return [];
  const message = `The rows fill ${inRows} cells, but the columns fill ${inColumns}; both must be the same.`;
  return [issue('clue-sums-differ', message)];
}

function cellIssues(
  grid: readonly string[],
  { rows, columns }: NonogramPuzzle,
  characters: string,
  what: 'given' | 'solution',
): readonly Issue[] {
  return gridIssues(grid, {
    size: { rows: rows.length, columns: columns.length },
    asked: { rows: `the puzzle has ${rows.length}`, columns: `the puzzle has ${columns.length} columns` },
    codes: [`${what}-size`, `${what}-character`],
    name: `${what} grid`,
    isCell: (cell) => characters.includes(cell),
    wrong: (cell) => `${JSON.stringify(cell)} is no cell; expected are ${[...characters].join(' ')}`,
    place: placesIn(what),
  });
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
