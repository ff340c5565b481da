/** The grid of f-puzzles: cells with their values, and with regions where these are not the usual boxes. */
import { z } from 'zod';
import {
  describeCell,
  failure,
  flatMapCells,
  type Issue,
  isSameJson,
  issue,
  type Result,
  success,
} from '../../../../core/index.js';
import { usualBox } from '../../box.js';
import type { SudokuGrid, SudokuPuzzle } from '../../puzzle.js';
import { LARGEST_SIDE, SMALLEST_SIDE } from '../../reading.js';
import { boxesOrRegions, boxNumbers } from '../box-regions.js';

const VALUE = z.coerce.number().nullish();

export const GRID = z.array(
  z.array(
    z.looseObject({
      value: VALUE,
      given: z.boolean().nullish(),
      // A negative number is no region either.
      region: z.preprocess((region) => (Number(region) < 0 ? null : region), z.number().nullish()),
      givenPencilMarks: z.array(z.unknown()).nullish(),
    }),
  ),
);
type Grid = z.infer<typeof GRID>;

/** The regions and numbers of a grid. */
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

/** A cell that names no region is of the usual box. */
function layoutOf(cells: Grid, side: number): ReadGrid['layout'] {
  const usual = usualBox(side);
  const isDrawn = cells.some((row) => row.some(({ region }) => region !== undefined));
  // A side that is a prime number has no boxes of its own: they would be the rows.
  if (!isDrawn && usual[0] === 1) return { regions: 'none' };
  const numbers = boxNumbers(usual);
  return boxesOrRegions(
    cells.map((row, r) => row.map(({ region }, c) => (region === undefined ? numbers[r]![c]! : region))),
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
