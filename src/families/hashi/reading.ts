/** Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs. */
import { z } from 'zod';
import { type Cell, compareCells, describeCell } from '../../core/grid/cell.js';
import { type Issue, issue } from '../../core/issue.js';
import { failure, type Result, success } from '../../core/result.js';
import { JSON_SHAPE, readShape, withoutIssues } from '../kit/read-json.js';
import {
  type Bridge,
  bridgeLimit,
  compareBridges,
  type HashiPuzzle,
  type HashiSolution,
  USUAL_LIMIT,
} from './puzzle.js';

/** Longest side of the grid that can be handled. */
export const LONGEST_SIDE = 100;
/** Most bridges between two islands that can be asked for. */
export const LARGEST_LIMIT = 4;
/** An island has at most so many neighbours. */
const SIDES = 4;

/** Every issue code that reading a puzzle can return. */
export const HASHI_ISSUE_CODES: readonly string[] = [
  JSON_SHAPE,
  'bridge-limit',
  'grid-size',
  'island-number',
  'no-island',
];

const PUZZLE = z.strictObject({
  family: z.literal('hashi'),
  islands: z.array(z.array(z.number().nullable())),
  bridges: z.number().optional(),
});
const CELL = z.tuple([z.number(), z.number()]);
const SOLUTION = z.array(z.tuple([CELL, CELL, z.number()]));

/** Reads a puzzle from JSON of any shape; the usual limit of bridges is left out. */
export function readHashi(json: unknown): Result<HashiPuzzle> {
  const shape = readShape(PUZZLE, json);
  if (!shape.ok) return shape;
  const { family, islands, bridges } = shape.value;
  const puzzle = {
    family,
    islands,
    ...(bridges === undefined || bridges === USUAL_LIMIT ? {} : { bridges }),
  };
  return withoutIssues(puzzle, checkHashi(puzzle));
}

/** Reads bridges between cells of the puzzle's grid and brings them into reading order. */
export function readHashiSolution(json: unknown, { islands }: HashiPuzzle): Result<HashiSolution> {
  const shape = readShape(SOLUTION, json);
  if (!shape.ok) return shape;
  const inGrid = ([row, column]: Cell): boolean => islands[row]?.[column] !== undefined;
  const issues = shape.value.flatMap(([from, to, count], index) => {
    if (inGrid(from) && inGrid(to) && Number.isInteger(count) && count >= 1) return [];
    const message = `[[${from}], [${to}], ${count}] is no bridge of this grid; two of its cells and a positive whole number are expected.`;
    return [issue('solution-bridge', message, { part: `bridge ${index + 1}` })];
  });
  if (issues.length > 0) return failure(...issues);
  const ordered = shape.value.map(
    ([from, to, count]): Bridge => (compareCells(from, to) <= 0 ? [from, to, count] : [to, from, count]),
  );
  return success(ordered.sort(compareBridges));
}

/**
 * Whether the grid is a grid of islands. Numbers that no bridges can meet are no issue: such a puzzle has no solution,
 * which is a verdict.
 */
function checkHashi(puzzle: HashiPuzzle): readonly Issue[] {
  const limit = bridgeLimit(puzzle);
  if (!Number.isInteger(limit) || limit < 1 || limit > LARGEST_LIMIT) {
    const message = `${limit} bridges between two islands are not possible; a whole number from 1 to ${LARGEST_LIMIT} is expected.`;
    return [issue('bridge-limit', message, { part: 'bridges' })];
  }
  const { islands } = puzzle;
  const width = islands[0]?.length ?? 0;
  if (islands.length < 1 || islands.length > LONGEST_SIDE || width < 1 || width > LONGEST_SIDE) {
    const message = `The grid has ${islands.length} rows and ${width} columns; 1 to ${LONGEST_SIDE} of each are expected.`;
    return [issue('grid-size', message)];
  }
  const issues = islands.flatMap((row, r) => rowIssues(row, r, width, SIDES * limit));
  if (issues.length > 0 || islands.some((row) => row.some((island) => island !== 0))) return issues;
  return [issue('no-island', 'The grid has no island; at least one is expected.')];
}

function rowIssues(
  row: HashiPuzzle['islands'][number],
  index: number,
  width: number,
  largest: number,
): readonly Issue[] {
  if (row.length !== width) {
    const message = `The row has ${row.length} cells; the first one has ${width}.`;
    return [issue('grid-size', message, { part: `row ${index + 1}` })];
  }
  return row.flatMap((island, column) => {
    if (island === null || (Number.isInteger(island) && island >= 0 && island <= largest)) return [];
    const message = `${island} is no number of an island; 0 for water or a whole number up to ${largest} is expected.`;
    return [issue('island-number', message, { part: describeCell([index, column]) })];
  });
}
