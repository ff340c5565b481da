/**
 * Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs.
 */
import { z } from 'zod';
import { type Issue, issue, type Result } from '../../core/index.js';
import { gridIssues, placesIn, sizeIssue } from '../kit/grid-issues.js';
import { isWhole, readChecked } from '../kit/read-json.js';
import { ANY_SHIP, type BattleshipPuzzle, type BattleshipSolution, OPEN, SYMBOLS, sizeOf } from './puzzle.js';

/** The longest side of a grid, in cells. */
export const LONGEST_SIDE = 100;

const CLUES = z.array(z.number().nullable());
const PUZZLE = z.strictObject({
  family: z.literal('battleship'),
  rows: CLUES,
  columns: CLUES,
  fleet: z.array(z.number()).transform((fleet) => fleet.toSorted((first, second) => second - first)),
  grid: z.array(z.string()),
});
const SOLUTION = z.array(z.string());

/** Reads a puzzle from JSON of any shape; the fleet is brought into order, longest ship first. */
export function readBattleship(json: unknown): Result<BattleshipPuzzle> {
  return readChecked(PUZZLE, json, checkBattleship);
}

/** Reads a grid of the puzzle's size in which every cell is given. */
export function readBattleshipSolution(json: unknown, puzzle: BattleshipPuzzle): Result<BattleshipSolution> {
  return readChecked(SOLUTION, json, (grid) => cellIssues(grid, puzzle, SYMBOLS));
}

/**
 * True if clues, fleet and grid fit each other at all. Hints that contradict the rules are no issue; such a
 * puzzle has no solution, which is a verdict.
 */
function checkBattleship(puzzle: BattleshipPuzzle): readonly Issue[] {
  const { rows, columns, grid } = puzzle;
  const size = sizeIssue(sizeOf(puzzle), LONGEST_SIDE);
  if (size !== undefined) return [size];
  const parts = [
    ...clueIssues(rows, columns.length, 'row'),
    ...clueIssues(columns, rows.length, 'column'),
    ...fleetIssues(puzzle),
    ...cellIssues(grid, puzzle, SYMBOLS + OPEN + ANY_SHIP),
  ];
  return parts.length > 0
    ? parts
    : [...sumIssues(rows, puzzle, 'rows'), ...sumIssues(columns, puzzle, 'columns')];
}

function clueIssues(clues: BattleshipPuzzle['rows'], length: number, kind: 'row' | 'column'): Issue[] {
  return clues.flatMap((clue, index) => {
    if (clue === null || isWhole(clue, 0, length)) return [];
    const message = `The clue ${clue} is no number of ship cells in a line of ${length}; whole numbers from 0 to ${length} are expected.`;
    return [issue('clue-out-of-range', message, { part: `${kind} ${index + 1}` })];
  });
}

function fleetIssues({ rows, columns, fleet }: BattleshipPuzzle): Issue[] {
  const longest = Math.max(rows.length, columns.length);
  const wrong = fleet.findIndex((length) => !isWhole(length, 1, longest));
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

function cellIssues(grid: readonly string[], puzzle: BattleshipPuzzle, allowed: string): readonly Issue[] {
  const size = sizeOf(puzzle);
  const clues = 'there are clues for';
  return gridIssues(grid, {
    size,
    asked: { rows: `${clues} ${size.rows}`, columns: `${clues} ${size.columns} columns` },
    codes: ['grid-size', 'grid-character'],
    isCell: (cell) => allowed.includes(cell),
    wrong: (cell, column) =>
      `${JSON.stringify(cell)} in column ${column + 1} is no cell; expected are ${[...allowed].join(' ')}`,
    place: placesIn('grid'),
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
