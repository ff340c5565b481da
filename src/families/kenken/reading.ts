/** Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs. */
import { z } from 'zod';
import { type Cell, compareCells, describeCell } from '../../core/grid/cell.js';
import { reachableFrom } from '../../core/grid/connection.js';
import { cellsBeside } from '../../core/grid/neighbours.js';
import { type Issue, issue } from '../../core/issue.js';
import { failure, type Result, success } from '../../core/result.js';
import { JSON_SHAPE, readShape, withoutIssues } from '../kit/read-json.js';
import {
  type BlankCage,
  type Cage,
  type KenkenPuzzle,
  type KenkenSolution,
  operationsFor,
} from './puzzle.js';

/** Largest side of the grid that can be handled. */
export const LARGEST_SIDE = 16;

/** Every issue code that reading a puzzle can return. */
export const KENKEN_ISSUE_CODES: readonly string[] = [
  JSON_SHAPE,
  'grid-size',
  'cell-outside',
  'cell-twice',
  'cell-uncovered',
  'cage-apart',
  'cage-operation',
  'cage-target',
];

const GRID = z.array(z.array(z.number()));
const PUZZLE = z.strictObject({
  family: z.literal('kenken'),
  size: z.number(),
  cages: z.array(
    z.strictObject({
      op: z.enum(['+', '-', '*', '/', '=']).nullable(),
      target: z.number().nullable(),
      cells: z.array(z.tuple([z.number(), z.number()])).min(1),
    }),
  ),
});

/** A puzzle of the right shape, not yet checked. */
type Shape = z.infer<typeof PUZZLE>;

/** Reads a puzzle from JSON of any shape; cells and cages are brought into row-major order. */
export function readKenken(json: unknown): Result<KenkenPuzzle> {
  const shape = readShape(PUZZLE, json);
  if (!shape.ok) return shape;
  const issues = checkKenken(shape.value);
  return issues.length === 0 ? success(inOrder(shape.value)) : failure(...issues);
}

/** Reads a grid of the puzzle's size that is filled with numbers from 1 to n. */
export function readKenkenSolution(json: unknown, { size }: KenkenPuzzle): Result<KenkenSolution> {
  const shape = readShape(GRID, json);
  if (!shape.ok) return shape;
  const grid = shape.value;
  if (grid.length !== size || grid.some((row) => row.length !== size)) {
    return failure(issue('grid-size', `The solution is not a grid of ${size} rows and ${size} columns.`));
  }
  const issues = grid.flatMap((row, r) =>
    row.flatMap((number, c) => {
      if (Number.isInteger(number) && number >= 1 && number <= size) return [];
      const message = `${number} is no number of this grid; whole numbers from 1 to ${size} are expected.`;
      return [issue('solution-number', message, { part: describeCell([r, c]) })];
    }),
  );
  return withoutIssues(grid, issues);
}

function checkKenken({ size, cages }: Shape): readonly Issue[] {
  if (!Number.isInteger(size) || size < 1 || size > LARGEST_SIDE) {
    const message = `A grid of size ${size} is not possible; a whole number from 1 to ${LARGEST_SIDE} is expected.`;
    return [issue('grid-size', message, { part: 'size' })];
  }
  const coverage = coverageIssues(size, cages);
  return coverage.length > 0 ? coverage : cages.flatMap(cageIssues);
}

/** Cells outside of the grid, in two cages or in none. */
function coverageIssues(size: number, cages: Shape['cages']): readonly Issue[] {
  const issues: Issue[] = [];
  const owner = new Map<string, number>();
  const inGrid = (index: number): boolean => Number.isInteger(index) && index >= 0 && index < size;
  cages.forEach(({ cells }, cage) => {
    const part = nameOf(cage);
    for (const cell of cells) {
      const [row, column] = cell;
      if (!inGrid(row) || !inGrid(column)) {
        const message = `The cell [${row}, ${column}] lies outside of the grid; rows and columns from 0 to ${size - 1} are expected.`;
        issues.push(issue('cell-outside', message, { part }));
      } else if (owner.has(keyOf(cell))) {
        const message = `The cell in ${describeCell(cell)} is already in ${nameOf(owner.get(keyOf(cell))!)}.`;
        issues.push(issue('cell-twice', message, { part }));
      } else owner.set(keyOf(cell), cage);
    }
  });
  if (issues.length > 0) return issues;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (owner.has(keyOf([row, column]))) continue;
      return [
        issue('cell-uncovered', 'The cell is in no cage; every cell is expected in one.', {
          part: describeCell([row, column]),
        }),
      ];
    }
  }
  return [];
}

function cageIssues({ op, target, cells }: Shape['cages'][number], index: number): readonly Issue[] {
  const part = nameOf(index);
  const issues: Issue[] = [];
  if (!isConnected(cells)) {
    issues.push(issue('cage-apart', 'The cells of the cage are not connected by their edges.', { part }));
  }
  if (op !== null && !operationsFor(cells.length).includes(op)) {
    const message = `The operation ${op} does not suit a cage of ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}; one cell takes =, two take + - * /, more take + or *.`;
    issues.push(issue('cage-operation', message, { part }));
  }
  if (target === null) {
    if (op === null) return issues;
    const message = `The cage has the operation ${op} and no target; expected both, a target alone, or null for both.`;
    issues.push(issue('cage-target', message, { part }));
  } else if (!Number.isSafeInteger(target) || target < 1) {
    const message = `${target} is no target; a positive whole number is expected.`;
    issues.push(issue('cage-target', message, { part }));
  }
  return issues;
}

function isConnected(cells: readonly Cell[]): boolean {
  const own = new Map(cells.map((cell) => [keyOf(cell), cell]));
  const beside = (key: string): readonly string[] =>
    cellsBeside(own.get(key)!)
      .map(keyOf)
      .filter((next) => own.has(next));
  return reachableFrom([keyOf(cells[0]!)], beside).size === own.size;
}

function inOrder({ family, size, cages }: Shape): KenkenPuzzle {
  const sorted = cages.map(({ op, target, cells }): Cage | BlankCage => {
    const ordered = cells.toSorted(compareCells);
    return target === null ? { op: null, target, cells: ordered } : { op, target, cells: ordered };
  });
  return { family, size, cages: sorted.sort((one, other) => compareCells(one.cells[0]!, other.cells[0]!)) };
}

function keyOf([row, column]: Cell): string {
  return `${row},${column}`;
}

function nameOf(cage: number): string {
  return `cage ${cage + 1}`;
}
