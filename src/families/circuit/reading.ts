/**
 * Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs.
 */
import { z } from 'zod';
import {
  type Cell,
  describeCell,
  type Edge,
  type Issue,
  issue,
  type Result,
  sizeOfRows,
} from '../../core/index.js';
import { CANONICAL_EDGES, type EdgeNames, edgeIssues } from '../kit/edge-issues.js';
import { gridIssues, placesIn } from '../kit/grid-issues.js';
import { puzzleSchema, readChecked } from '../kit/read-json.js';
import { BLACKED_OUT, type CircuitPuzzle, type CircuitSolution, isPoint, POINT } from './puzzle.js';

/** The longest side of a board, in cells. */
const LONGEST_SIDE = 50;

/** The names of edges in messages. */
export const NAMES: EdgeNames = { edge: 'track', end: 'point' };

const CELL = z.tuple([z.number(), z.number()]);
const PUZZLE = puzzleSchema({
  family: z.literal('circuit'),
  grid: z.array(z.string()),
  edges: CANONICAL_EDGES,
  path: z.tuple([CELL, CELL]).optional(),
});
const PATH_SOLUTION = z.strictObject({ edges: CANONICAL_EDGES, path: CANONICAL_EDGES });

/** Reads a puzzle from JSON of any shape; given tracks are brought into canonical order. */
export function readCircuit(json: unknown): Result<CircuitPuzzle> {
  return readChecked(PUZZLE, json, checkCircuit);
}

/** Reads the tracks of a solution, and those of the path where the puzzle asks for one. */
export function readCircuitSolution(json: unknown, puzzle: CircuitPuzzle): Result<CircuitSolution> {
  const check = (edges: readonly Edge[]): readonly Issue[] => trackIssues(edges, puzzle);
  if (puzzle.path === undefined) return readChecked(CANONICAL_EDGES, json, check);
  return readChecked(PATH_SOLUTION, json, ({ edges, path }) => {
    const issues = check(edges);
    return issues.length > 0 ? issues : check(path);
  });
}

/**
 * True if the board is one and the tracks lie on it. Boards without a solution are no issue, but a verdict.
 */
function checkCircuit(puzzle: CircuitPuzzle): readonly Issue[] {
  const grid = boardIssues(puzzle.grid);
  return grid.length > 0 ? grid : [...trackIssues(puzzle.edges, puzzle), ...pathIssues(puzzle)];
}

function boardIssues(grid: readonly string[]): readonly Issue[] {
  const size = sizeOfRows(grid);
  if (size.rows > LONGEST_SIDE || size.columns > LONGEST_SIDE) {
    const message = `The board has ${size.rows} rows and ${size.columns} columns; at most ${LONGEST_SIDE} of each can be handled.`;
    return [issue('grid-too-large', message, { part: 'grid' })];
  }
  const wrong = gridIssues(grid, {
    size,
    asked: { columns: `the first row has ${size.columns}` },
    codes: ['grid-ragged', 'grid-character'],
    isCell: (cell) => cell === POINT || cell === BLACKED_OUT,
    wrong: (cell) =>
      `${JSON.stringify(cell)} is no cell; expected are ${POINT} (a point) and ${BLACKED_OUT} (blacked out)`,
    place: placesIn('grid'),
  });
  if (wrong.length > 0 || grid.some((text) => text.includes(POINT))) return wrong;
  return [issue('grid-empty', 'The board has no points; it needs at least one.', { part: 'grid' })];
}

function trackIssues(edges: readonly Edge[], puzzle: Pick<CircuitPuzzle, 'grid'>): readonly Issue[] {
  return edgeIssues(edges, NAMES, (cell) => isPoint(puzzle, cell));
}

function pathIssues({ grid, path }: CircuitPuzzle): Issue[] {
  if (path === undefined) return [];
  const place = { part: 'path' };
  const off = path.find((cell: Cell) => !isPoint({ grid }, cell));
  if (off !== undefined) {
    const message = `The path needs a point at ${describeCell(off)}; there is none.`;
    return [issue('path-off-board', message, place)];
  }
  const [[fromRow, fromColumn], [toRow, toColumn]] = path;
  if (fromRow !== toRow || fromColumn !== toColumn) return [];
  return [issue('path-ends-equal', 'The path begins and ends in the same point; two are expected.', place)];
}
