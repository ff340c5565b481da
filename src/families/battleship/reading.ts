/** Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs. */
import { z } from 'zod';
import { type Issue, issue } from '../../core/issue.js';
import type { Result } from '../../core/result.js';
import { JSON_SHAPE, readChecked, readShape, withoutIssues } from '../kit/read-json.js';
import { ANY_SHIP, type BattleshipPuzzle, type BattleshipSolution, OPEN, SYMBOLS } from './puzzle.js';

/** The longest side of a grid, in cells. */
const LONGEST_SIDE = 100;

/** Every issue code that {@link readBattleship} can return. */
export const BATTLESHIP_ISSUE_CODES: readonly string[] = [
  JSON_SHAPE,
  'grid-empty',
  'grid-too-large',
  'grid-size',
  'grid-character',
  'clue-out-of-range',
  'ship-length',
  'fleet-too-large',
  'clue-sums-differ',
];

const CLUES = z.array(z.number().nullable());
const PUZZLE = z.strictObject({
  family: z.literal('battleship'),
  rows: CLUES,
  columns: CLUES,
  fleet: z.array(z.number()),
  grid: z.array(z.string()),
});
const SOLUTION = z.array(z.string());

/** Reads a puzzle from JSON of any shape; the fleet is brought into order, longest ship first. */
export function readBattleship(json: unknown): Result<BattleshipPuzzle> {
  const shape = readShape(PUZZLE, json);
  if (!shape.ok) return shape;
  const puzzle = { ...shape.value, fleet: shape.value.fleet.toSorted((first, second) => second - first) };
  return withoutIssues(puzzle, checkBattleship(puzzle));
}

/** Reads a grid of the puzzle's size in which every cell is given. */
export function readBattleshipSolution(json: unknown, puzzle: BattleshipPuzzle): Result<BattleshipSolution> {
  return readChecked(SOLUTION, json, (grid) => gridIssues(grid, puzzle, SYMBOLS));
}

/**
 * Whether clues, fleet and grid fit each other at all. Hints that contradict the rules are no issue; such a puzzle
 * has no solution, which is a verdict.
 */
function checkBattleship(puzzle: BattleshipPuzzle): readonly Issue[] {
  const { rows, columns, grid } = puzzle;
  const size = sizeIssue(rows.length, columns.length);
  if (size !== undefined) return [size];
  const parts = [
    ...clueIssues(rows, columns.length, 'row'),
    ...clueIssues(columns, rows.length, 'column'),
    ...fleetIssues(puzzle),
    ...gridIssues(grid, puzzle, SYMBOLS + OPEN + ANY_SHIP),
  ];
  return parts.length > 0
    ? parts
    : [...sumIssues(rows, puzzle, 'rows'), ...sumIssues(columns, puzzle, 'columns')];
}

/** The issue of a size that cannot be handled; asked before anything of that size is made. */
export function sizeIssue(rows: number, columns: number): Issue | undefined {
  const size = `The grid has ${rows} rows and ${columns} columns`;
  if (rows === 0 || columns === 0) return issue('grid-empty', `${size}; it needs at least one of each.`);
  if (rows <= LONGEST_SIDE && columns <= LONGEST_SIDE) return undefined;
  return issue('grid-too-large', `${size}; at most ${LONGEST_SIDE} of each can be handled.`);
}

function clueIssues(clues: BattleshipPuzzle['rows'], length: number, kind: 'row' | 'column'): Issue[] {
  return clues.flatMap((clue, index) => {
    if (clue === null || (Number.isInteger(clue) && clue >= 0 && clue <= length)) return [];
    const message = `The clue ${clue} is no number of ship cells in a line of ${length}; whole numbers from 0 to ${length} are expected.`;
    return [issue('clue-out-of-range', message, { part: `${kind} ${index + 1}` })];
  });
}

function fleetIssues({ rows, columns, fleet }: BattleshipPuzzle): Issue[] {
  const longest = Math.max(rows.length, columns.length);
  const wrong = fleet.findIndex((length) => !Number.isInteger(length) || length < 1 || length > longest);
  if (wrong >= 0) {
    const message = `A ship of length ${fleet[wrong]} cannot lie in this grid; whole numbers from 1 to ${longest} are expected.`;
    return [issue('ship-length', message, { part: 'fleet' })];
  }
  const cells = rows.length * columns.length;
  const total = sum(fleet);
  if (total <= cells) return [];
  const message = `The ships have ${total} cells, but the grid has only ${cells}.`;
  return [issue('fleet-too-large', message, { part: 'fleet' })];
}

/** Clues that are all given must add up to the cells of the fleet; some of them must not exceed it. */
function sumIssues(clues: BattleshipPuzzle['rows'], { fleet }: BattleshipPuzzle, part: string): Issue[] {
  const clued = sum(clues.map((clue) => clue ?? 0));
  const total = sum(fleet);
  if (clued === total || (clued < total && clues.includes(null))) return [];
  const message = `The clues of the ${part} add up to ${clued} ship cells, but the ships of the fleet have ${total}.`;
  return [issue('clue-sums-differ', message, { part })];
}

function gridIssues(grid: readonly string[], { rows, columns }: BattleshipPuzzle, allowed: string): Issue[] {
  if (grid.length !== rows.length) {
    const message = `The grid has ${grid.length} rows; there are clues for ${rows.length}.`;
    return [issue('grid-size', message, { part: 'grid' })];
  }
  return grid.flatMap((text, row) => {
    const place = { part: `grid, row ${row + 1}` };
    const cells = [...text];
    if (cells.length !== columns.length) {
      const message = `The row has ${cells.length} cells; there are clues for ${columns.length} columns.`;
      return [issue('grid-size', message, place)];
    }
    const wrong = cells.findIndex((cell) => !allowed.includes(cell));
    if (wrong < 0) return [];
    const message = `${JSON.stringify(cells[wrong])} in column ${wrong + 1} is no cell; expected are ${[...allowed].join(' ')}.`;
    return [issue('grid-character', message, place)];
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
