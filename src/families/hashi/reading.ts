/**
 * Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs.
 */
import { z } from 'zod';
import {
  type Cell,
  comparePairs,
  counted,
  type Issue,
  inReadingOrder,
  issue,
  type Result,
  sizeOfRows,
  success,
} from '../../core/index.js';
import { everyGridIssue, placesOfCells } from '../kit/grid-issues.js';
import { isWhole, puzzleSchema, readChecked } from '../kit/read-json.js';

import { type Bridge, bridgeLimit, type HashiPuzzle, type HashiSolution, USUAL_LIMIT } from './puzzle.js';

/** Longest side of the grid that can be handled. */
export const LONGEST_SIDE = 100;
/** Most bridges between two islands that can be asked for. */
export const LARGEST_LIMIT = 4;
/** Limit on the neighbours of an island. */
const SIDES = 4;

const PUZZLE = puzzleSchema({
  family: z.literal('hashi'),
  islands: z.array(z.array(z.number().nullable())),
  // The usual limit is left out.
  bridges: z
    .number()
    .optional()
    .transform((limit) => (limit === USUAL_LIMIT ? undefined : limit)),
});
const CELL = z.tuple([z.number(), z.number()]);
const SOLUTION = z.array(z.tuple([CELL, CELL, z.number()]));

/** Reads a puzzle from JSON of any shape. */
export function readHashi(json: unknown): Result<HashiPuzzle> {
  return readChecked(PUZZLE, json, checkHashi);
}

/** Reads bridges between cells of the puzzle's grid and brings them into reading order. */
export function readHashiSolution(json: unknown, { islands }: HashiPuzzle): Result<HashiSolution> {
  const inGrid = ([row, column]: Cell): boolean => islands[row]?.[column] !== undefined;
  const read = readChecked(SOLUTION, json, (bridges) =>
    bridges.flatMap(([from, to, count], index) => {
      if (inGrid(from) && inGrid(to) && isWhole(count, 1)) return [];
      const message = `[[${from}], [${to}], ${count}] is no bridge of this grid; two of its cells and a positive whole number are expected.`;
      return [issue('solution-bridge', message, { part: `bridge ${index + 1}` })];
    }),
  );
  if (!read.ok) return read;
  const ordered = read.value.map(([from, to, count]): Bridge => [...inReadingOrder([from, to]), count]);
  return success(ordered.sort(comparePairs));
}

/**
 * True if the grid is a grid of islands. Numbers that no bridges can meet are no issue: such a puzzle has no
 * solution, which is a verdict.
 */
function checkHashi(puzzle: HashiPuzzle): readonly Issue[] {
  const limit = bridgeLimit(puzzle);
  if (!isWhole(limit, 1, LARGEST_LIMIT)) {
    const message = `${limit} bridges between two islands are not possible; a whole number from 1 to ${LARGEST_LIMIT} is expected.`;
    return [issue('bridge-limit', message, { part: 'bridges' })];
  }
  const { islands } = puzzle;
  const size = sizeOfRows(islands);
  if (!isWhole(size.rows, 1, LONGEST_SIDE) || !isWhole(size.columns, 1, LONGEST_SIDE)) {
    const message = `The grid has ${counted(size.rows, 'row')} and ${counted(size.columns, 'column')}; 1 to ${LONGEST_SIDE} of each are expected.`;
    return [issue('grid-size', message)];
  }
  const largest = SIDES * limit;
  const issues = everyGridIssue(islands, {
    size,
    asked: { columns: `the first one has ${size.columns}` },
    codes: ['grid-size', 'island-number'],
    isCell: (island) => island === null || isWhole(island, 0, largest),
    wrong: (island) =>
      `${island} is no number of an island; 0 for water or a whole number up to ${largest} is expected`,
    place: placesOfCells,
  }).flat();
  if (issues.length > 0 || islands.some((row) => row.some((island) => island !== 0))) return issues;
  return [issue('no-island', 'The grid has no island; at least one is expected.')];
}
