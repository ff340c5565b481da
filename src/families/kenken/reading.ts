/**
 * Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs.
 */
import { z } from 'zod';
import {
  type Cell,
  cellsBeside,
  cellsOf,
  compareCells,
  counted,
  describeCell,
  flatMapCells,
  type Issue,
  issue,
  type Result,
  reachableFrom,
  success,
} from '../../core/index.js';
import { isWhole, readChecked } from '../kit/read-json.js';
import {
  type BlankCage,
  type Cage,
  type KenkenPuzzle,
  type KenkenSolution,
  operationsFor,
} from './puzzle.js';

/** Largest side of the grid that can be handled. */
export const LARGEST_SIDE = 16;

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
  const checked = readChecked(PUZZLE, json, checkKenken);
  return checked.ok ? success(inOrder(checked.value)) : checked;
}

/** Reads a grid of the puzzle's size that is filled with numbers from 1 to n. */
export function readKenkenSolution(json: unknown, { size }: KenkenPuzzle): Result<KenkenSolution> {
  return readChecked(GRID, json, (grid) => {
    if (grid.length !== size || grid.some((row) => row.length !== size)) {
      return issue('grid-size', `The solution is not a grid of ${size} rows and ${size} columns.`);
    }
    return flatMapCells(grid, (number, cell) => {
      if (isWhole(number, 1, size)) return [];
      const message = `${number} is no number of this grid; whole numbers from 1 to ${size} are expected.`;
      return [issue('solution-number', message, { part: describeCell(cell) })];
    });
  });
}

function checkKenken({ size, cages }: Shape): readonly Issue[] {
  if (!isWhole(size, 1, LARGEST_SIDE)) {
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
  cages.forEach(({ cells }, cage) => {
    const part = nameOf(cage);
    for (const cell of cells) {
      const [row, column] = cell;
      if (!isWhole(row, 0, size - 1) || !isWhole(column, 0, size - 1)) {
        const message = `The cell [${row}, ${column}] lies outside of the grid; rows and columns from 0 to ${size - 1} are expected.`;
        issues.push(issue('cell-outside', message, { part }));
      } else if (owner.has(keyOf(cell))) {
        const message = `The cell in ${describeCell(cell)} is already in ${nameOf(owner.get(keyOf(cell))!)}.`;
        issues.push(issue('cell-twice', message, { part }));
      } else owner.set(keyOf(cell), cage);
    }
  });
  if (issues.length > 0) return issues;
  const uncovered = cellsOf({ rows: size, columns: size }).find((cell) => !owner.has(keyOf(cell)));
  if (uncovered === undefined) return [];
  const message = 'The cell is in no cage; every cell is expected in one.';
  return [issue('cell-uncovered', message, { part: describeCell(uncovered) })];
}

function cageIssues({ op, target, cells }: Shape['cages'][number], index: number): readonly Issue[] {
  const part = nameOf(index);
  const issues: Issue[] = [];
  if (!isConnected(cells)) {
    issues.push(issue('cage-apart', 'The cells of the cage are not connected by their edges.', { part }));
  }
  if (op !== null && !operationsFor(cells.length).includes(op)) {
    const message = `The operation ${op} does not suit a cage of ${counted(cells.length, 'cell')}; one cell takes =, two take + - * /, more take + or *.`;
    issues.push(issue('cage-operation', message, { part }));
  }
  if (target === null) {
    if (op === null) return issues;
    const message = `The cage has the operation ${op} and no target; expected both, a target alone, or null for both.`;
    issues.push(issue('cage-target', message, { part }));
  } else if (!isWhole(target, 1)) {
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
