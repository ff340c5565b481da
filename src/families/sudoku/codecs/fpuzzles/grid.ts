/** The grid of f-puzzles: cells with their values, and with regions where these are not the usual boxes. */
import { z } from 'zod';
import {
  type Cell,
  describeCell,
  failure,
  flatMapCells,
  type Issue,
  isSameJson,
  issue,
  type Result,
  rowsOf,
  success,
} from '../../../../core/index.js';
import { usualBox } from '../../box.js';
import type { Box, SudokuGrid, SudokuPuzzle, SudokuSolution } from '../../puzzle.js';
import { LARGEST_SIDE, SMALLEST_SIDE } from '../../reading.js';

const VALUE = z.coerce.number().nullish();

export const GRID = z.array(
  z.array(
    z.looseObject({
      value: VALUE,
      given: z.boolean().nullish(),
      region: z.number().nullish(),
      givenPencilMarks: z.array(z.unknown()).nullish(),
    }),
  ),
);
type Grid = z.infer<typeof GRID>;

/** What a grid says. */
interface ReadGrid {
  readonly layout: Pick<SudokuPuzzle, 'box' | 'regions'>;
  readonly grid: SudokuGrid;
  /** All values, of those that are given and of those that a person has entered. */
  readonly filled: SudokuGrid;
}

/** Reads a grid of a size that can be handled. */
export function readGrid(cells: Grid): Result<ReadGrid> {
  const side = cells.length;
  const issues = [...sizeIssues(cells, side), ...markIssues(cells)];
  if (issues.length > 0) return failure(...issues);
  const filled = cells.map((row) => row.map(({ value }) => value ?? 0));
  const grid = cells.map((row) => row.map(({ value, given }) => (given ? (value ?? 0) : 0)));
  return success({ layout: layoutOf(cells, side), grid, filled });
}

function sizeIssues(cells: Grid, side: number): readonly Issue[] {
  const isSquare = cells.every((row) => row.length === side);
  if (isSquare && side >= SMALLEST_SIDE && side <= LARGEST_SIDE) return [];
  const message = `The grid has ${side} rows of ${cells[0]?.length ?? 0} cells; a square from ${SMALLEST_SIDE} to ${LARGEST_SIDE} is expected.`;
  return [issue('grid-size', message)];
}

/** Given candidates are a rule that no constraint can say. */
function markIssues(cells: Grid): readonly Issue[] {
  return flatMapCells(cells, ({ givenPencilMarks, given }, cell) => {
    if (given || (givenPencilMarks ?? []).length === 0) return [];
    const message = 'Candidates that are given (givenPencilMarks) are not supported.';
    return [issue('format-unsupported', message, { part: describeCell(cell) })];
  });
}

/** Boxes where the regions are boxes of some shape, numbered row by row. */
function layoutOf(cells: Grid, side: number): ReadGrid['layout'] {
  const usual = usualBox(side);
  const regions = cells.map((row, r) =>
    row.map(({ region }, c) => (region === undefined ? boxNumber(usual, [r, c]) : region)),
  );
  if (regions.every((row) => row.every((region) => region === null))) return { regions: 'none' };
  const box = [usual, ...shapesOf(side)].find((shape) => isSameJson(boxNumbers(shape), regions));
  if (box === undefined) return { regions };
  const isDrawn = cells.some((row) => row.some(({ region }) => region !== undefined));
  // A side that is a prime number has no boxes of its own: they would be the rows.
  return box[0] === 1 && !isDrawn ? { regions: 'none' } : { box };
}

function shapesOf(side: number): readonly Box[] {
  return Array.from({ length: side }, (_, index): Box => [index + 1, side / (index + 1)]).filter(
    ([, columns]) => Number.isInteger(columns),
  );
}

function boxNumber([rows, columns]: Box, [row, column]: Cell): number {
  return Math.floor(row / rows) * rows + Math.floor(column / columns);
}

function boxNumbers(box: Box): SudokuGrid {
  const side = box[0] * box[1];
  return rowsOf(
    Array.from({ length: side * side }, (_, index) =>
      boxNumber(box, [Math.floor(index / side), index % side]),
    ),
    side,
  );
}

/** The cells of a puzzle. */
export function writeGrid({ box, regions, grid }: SudokuPuzzle): readonly (readonly object[])[] {
  const isUsual = box !== undefined && box[0] > 1 && isSameJson(box, usualBox(grid.length));
  const own = box === undefined ? regions : boxNumbers(box);
  return grid.map((row, r) =>
    row.map((number, c) => ({
      ...(number > 0 && { value: number, given: true }),
      ...(!isUsual && { region: own === 'none' ? null : own![r]![c] }),
    })),
  );
}

/** The rows of a list of numbers that fills a grid; undefined: it does not. */
export function fullGrid(numbers: readonly unknown[], side: number): SudokuSolution | undefined {
  const values = numbers.map(Number);
  const isFull = values.length === side * side && values.every((value) => value >= 1 && value <= side);
  return isFull && values.every(Number.isInteger) ? rowsOf(values, side) : undefined;
}
