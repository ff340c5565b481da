/** Puzzles and solutions from JSON of any shape, with the well-formedness that every reader of a format needs. */
import { z } from 'zod';
import { type Issue, issue } from '../../core/issue.js';
import type { Result } from '../../core/result.js';
import { JSON_SHAPE, readChecked, readShape, withoutIssues } from '../kit/read-json.js';
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

const CLUES = z.array(z.array(z.number()));
const PUZZLE = z.strictObject({
  family: z.literal('nonogram'),
  rows: CLUES,
  columns: CLUES,
  given: z.array(z.string()).optional(),
});
const SOLUTION = z.array(z.string());

/** Reads a puzzle from JSON of any shape; the clue list `[0]`, a common way to write a blank line, becomes `[]`. */
export function readNonogram(json: unknown): Result<NonogramPuzzle> {
  const shape = readShape(PUZZLE, json);
  if (!shape.ok) return shape;
  const { family, rows, columns, given } = shape.value;
  const clues = { family, rows: rows.map(withoutLoneZero), columns: columns.map(withoutLoneZero) };
  const puzzle: NonogramPuzzle = given === undefined ? clues : { ...clues, given };
  return withoutIssues(puzzle, checkNonogram(puzzle));
}

/** Reads a solution of the puzzle's size: one text of `#` and `.` per row. */
export function readNonogramSolution(json: unknown, puzzle: NonogramPuzzle): Result<NonogramSolution> {
  return readChecked(SOLUTION, json, (grid) => gridIssues(grid, puzzle, '#.', 'solution'));
}

/**
 * Whether the clues can be clues at all: everything that is wrong, with the line it stands in. Clues or given
 * cells that merely contradict each other are no issue; such a puzzle has no solution, which is a verdict.
 */
function checkNonogram(puzzle: NonogramPuzzle): readonly Issue[] {
  const { rows, columns, given } = puzzle;
  const size = sizeIssues(rows.length, columns.length);
  if (size.length > 0) return size;
  const lines = [
    ...rows.flatMap((clues, row) => lineIssues(clues, columns.length, `row ${row + 1}`)),
    ...columns.flatMap((clues, column) => lineIssues(clues, rows.length, `column ${column + 1}`)),
  ];
  return [
    ...lines,
    ...(lines.length === 0 ? sumIssues(rows, columns) : []),
    ...(given === undefined ? [] : gridIssues(given, puzzle, '#.?', 'given')),
  ];
}

function withoutLoneZero(clues: readonly number[]): readonly number[] {
  return clues.length === 1 && clues[0] === 0 ? [] : clues;
}

function sizeIssues(rows: number, columns: number): Issue[] {
  const size = `${rows} rows and ${columns} columns`;
  if (rows === 0 || columns === 0) {
    return [issue('grid-empty', `The grid has ${size}; it needs at least one of each.`)];
  }
  if (rows > LONGEST_SIDE || columns > LONGEST_SIDE) {
    return [issue('grid-too-large', `The grid has ${size}; at most ${LONGEST_SIDE} of each can be handled.`)];
  }
  return [];
}

function lineIssues(clues: readonly number[], length: number, part: string): Issue[] {
  const wrong = clues.find((clue) => !Number.isInteger(clue) || clue < 1);
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

function gridIssues(
  grid: readonly string[],
  { rows, columns }: NonogramPuzzle,
  characters: string,
  what: 'given' | 'solution',
): Issue[] {
  if (grid.length !== rows.length) {
    const message = `The ${what} grid has ${grid.length} rows; the puzzle has ${rows.length}.`;
    return [issue(`${what}-size`, message, { part: what })];
  }
  return grid.flatMap((text, row) => {
    const place = { part: `${what}, row ${row + 1}` };
    const found = [...text];
    if (found.length !== columns.length) {
      const message = `The row has ${found.length} cells; the puzzle has ${columns.length} columns.`;
      return [issue(`${what}-size`, message, place)];
    }
    const wrong = found.find((character) => !characters.includes(character));
    if (wrong === undefined) return [];
    const message = `${JSON.stringify(wrong)} is no cell; expected are ${[...characters].join(' ')}.`;
    return [issue(`${what}-character`, message, place)];
  });
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
