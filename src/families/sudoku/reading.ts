/**
 * Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs.
 */
import { z } from 'zod';
import {
  failure,
  flatMapCells,
  type Issue,
  issue,
  type Result,
  sizeOfRows,
  success,
} from '../../core/index.js';
import { gridIssues, placesOfCells } from '../kit/grid-issues.js';
import { isWhole, puzzleSchema, readChecked } from '../kit/read-json.js';
import { readConstraints } from './constraints/reading.js';
import { cellsOfPuzzle } from './layout.js';
import { type SudokuGrid, type SudokuPuzzle, type SudokuSolution, sideOf } from './puzzle.js';
import { MOST_PICTURES } from './small-pictures.js';

/** Sides of the grid that can be handled. */
export const SMALLEST_SIDE = 4;
export const LARGEST_SIDE = 25;
/** Longest side of a board of several grids. */
const LARGEST_BOARD = 75;

const GRID = z.array(z.array(z.number()));
const PUZZLE = puzzleSchema({
  family: z.literal('sudoku'),
  box: z.tuple([z.number(), z.number()]).optional(),
  regions: z.union([z.literal('none'), z.array(z.array(z.number().nullable()))]).optional(),
  grids: z.array(z.tuple([z.number(), z.number()])).optional(),
  grid: GRID,
  constraints: z.array(z.looseObject({ type: z.string() })).optional(),
  pictures: z.boolean().optional(),
});

/** Reads a puzzle from JSON of any shape. A list of no constraints is left out. */
export function readSudoku(json: unknown): Result<SudokuPuzzle> {
  const read = readChecked(PUZZLE, json, checkSudoku);
  if (!read.ok) return read;
  const { constraints = [], ...puzzle } = read.value;
  if (constraints.length === 0) return success(puzzle);
  const checked = readConstraints(constraints, cellsOfPuzzle(puzzle));
  return checked.ok ? success({ ...puzzle, constraints: checked.value }) : failure(...checked.issues);
}

/** Reads a full grid of the puzzle's size, with numbers from 1 to n and 0 outside all grids. */
export function readSudokuSolution(json: unknown, puzzle: SudokuPuzzle): Result<SudokuSolution> {
  return readChecked(GRID, json, (grid) => [
    ...numberIssues(grid, puzzle, puzzle.grids === undefined ? 1 : 0),
    ...(puzzle.grids === undefined ? [] : outsideIssues(grid, puzzle, true)),
  ]);
}

/**
 * True if the parts fit each other. Givens that repeat in an area are no issue: such a puzzle has no
 * solution, which is a verdict.
 */
function checkSudoku(puzzle: SudokuPuzzle): readonly Issue[] {
  const issues = layoutIssues(puzzle);
  return issues.length > 0 ? issues : pictureIssues(puzzle);
}

/** Pictures exist for few numbers, and constraints speak of numbers. */
function pictureIssues(puzzle: SudokuPuzzle): readonly Issue[] {
  if (puzzle.pictures !== true) return [];
  const side = sideOf(puzzle);
  const said =
    side > MOST_PICTURES
      ? `There are pictures for the numbers up to ${MOST_PICTURES}; this grid has numbers up to ${side}.`
      : (puzzle.constraints ?? []).length > 0
        ? 'A Sudoku with constraints has numbers, not pictures.'
        : undefined;
  return said === undefined ? [] : [issue('pictures', said, { part: 'pictures' })];
}

function layoutIssues(puzzle: SudokuPuzzle): readonly Issue[] {
  const { box, regions, grids, grid } = puzzle;
  if (box === undefined && regions === undefined) {
    const message =
      'Either box (rows and columns of a box) or regions (a grid of numbers, or "none") is expected.';
    return [issue('box-shape', message)];
  }
  if (regions !== undefined) {
    if (box !== undefined || grids !== undefined) {
      const message = `Boxes come without regions: ${box === undefined ? 'grids' : 'box'} and regions exclude each other.`;
      return [issue('box-shape', message, { part: 'regions' })];
    }
    if (!isWhole(grid.length, SMALLEST_SIDE, LARGEST_SIDE)) return [sideIssue(grid.length)];
    const issues = numberIssues(grid, puzzle, 0);
    return issues.length > 0 || regions === 'none' ? issues : regionIssues(regions, grid.length);
  }
  const [rows, columns] = box!;
  const side = rows * columns;
  if (!isWhole(rows, 1) || !isWhole(columns, 1) || !isWhole(side, SMALLEST_SIDE, LARGEST_SIDE)) {
    const message = `A box of ${rows} rows and ${columns} columns is not possible; whole numbers are expected whose product is from ${SMALLEST_SIDE} to ${LARGEST_SIDE}.`;
    return [issue('box-shape', message, { part: 'box' })];
  }
  if (grids === undefined) return numberIssues(grid, puzzle, 0);
  const issues = gridsIssues(puzzle);
  return issues.length > 0
    ? issues
    : [...numberIssues(grid, puzzle, 0), ...outsideIssues(grid, puzzle, false)];
}

function sideIssue(side: number): Issue {
  const message = `The grid has ${side} rows; ${SMALLEST_SIDE} to ${LARGEST_SIDE} are expected.`;
  return issue('grid-size', message);
}

function regionIssues(regions: readonly (readonly (number | null)[])[], side: number): readonly Issue[] {
  const issues = gridIssues(regions, {
    size: { rows: side, columns: side },
    asked: { rows: `the grid has ${side}`, columns: `the grid has ${side}` },
    codes: ['region-size', 'region-size'],
    name: 'grid of regions',
    isCell: (region) => region === null || isWhole(region),
    wrong: (region) => `${region} is no region; a whole number from 0 on is expected, or null for none`,
    place: placesOfCells,
  });
  if (issues.length > 0) return issues;
  const sizes = new Map<number, number>();
  for (const region of regions.flat()) {
    if (region !== null) sizes.set(region, (sizes.get(region) ?? 0) + 1);
  }
  return [...sizes].flatMap(([region, cells]) => {
    if (cells <= side) return [];
    const message = `Region ${region} has ${cells} cells; at most ${side} are expected, one for each number.`;
    return [issue('region-size', message, { part: 'regions' })];
  });
}

/** Every grid lies on the board, none twice, and the board is no larger than they need. */
function gridsIssues({ box, grids = [], grid }: SudokuPuzzle): readonly Issue[] {
  const side = box![0] * box![1];
  const { rows, columns } = sizeOfRows(grid);
  if (rows > LARGEST_BOARD || columns > LARGEST_BOARD) {
    const message = `The board has ${rows} rows and ${columns} columns; at most ${LARGEST_BOARD} of each are expected.`;
    return [issue('grid-size', message)];
  }
  if (grids.length === 0) return [issue('grids-place', 'At least one grid is expected.', { part: 'grids' })];
  return grids.flatMap(([top, left], index) => {
    const part = { part: `grids, grid ${index + 1}` };
    const isInside = isWhole(top, 0, rows - side) && isWhole(left, 0, columns - side);
    if (!isInside) {
      const message = `A grid of side ${side} from row ${top + 1}, column ${left + 1} on leaves the board of ${rows} rows and ${columns} columns.`;
      return [issue('grids-place', message, part)];
    }
    const isTwice = grids.slice(0, index).some(([row, column]) => row === top && column === left);
    return isTwice ? [issue('grids-place', 'The grid is there twice.', part)] : [];
  });
}

/** Cells outside all grids are 0, and in a solution no others. */
function outsideIssues(grid: SudokuGrid, puzzle: SudokuPuzzle, isSolution: boolean): readonly Issue[] {
  const { placeOf } = cellsOfPuzzle(puzzle);
  return flatMapCells(grid, (number, cell) => {
    const isOutside = placeOf(cell) === undefined;
    if (isOutside ? number === 0 : number > 0 || !isSolution) return [];
    const message = isOutside
      ? `The cell lies outside all grids; 0 is expected, found ${number}.`
      : 'The cell is empty.';
    return [issue('given-number', message, placesOfCells(cell[0], cell[1]))];
  }).slice(0, 1);
}

function numberIssues(grid: SudokuGrid, puzzle: SudokuPuzzle, least: number): readonly Issue[] {
  const { box, grids } = puzzle;
  const side = box === undefined ? puzzle.grid.length : box[0] * box[1];
  const size = grids === undefined ? { rows: side, columns: side } : sizeOfRows(puzzle.grid);
  const asked = (count: number): string =>
    box === undefined ? `the grid has ${count} rows` : `the boxes ask for ${count}`;
  return gridIssues(grid, {
    size,
    asked: { rows: `its boxes ask for ${size.rows}`, columns: asked(size.columns) },
    codes: ['grid-size', 'given-number'],
    isCell: (number) => isWhole(number, least, side),
    wrong: (number) =>
      `${number} is no number of this grid; whole numbers from ${least} to ${side} are expected`,
    place: placesOfCells,
  });
}
