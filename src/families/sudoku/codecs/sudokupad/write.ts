/**
 * Puzzles in the JSON of SudokuPad itself, which keeps drawings by their layers and sizes, and knows few
 * rules. Others are written as puzzles of f-puzzles.
 */
import { type Cell, cellsOf, sizeOfRows } from '../../../../core/index.js';
import type { PuzzleDocument } from '../../../contract/family.js';
import type { Constraint, Drawing, DrawnShape } from '../../constraints/index.js';
import { type SudokuPuzzle, type SudokuSolution, sideOf } from '../../puzzle.js';
import { boxNumbers } from '../box-regions.js';
import { unheld } from '../format.js';
import type { AnyConstraint } from '../fpuzzles/element.js';
import { EXTRA_REGION } from './cages.js';
import { UNIT } from './cosmetics.js';
import { SWITCHES } from './read.js';

/** The types that this JSON has, in the order in which they are read. */
const TYPES = [...Object.values(SWITCHES), 'killer-cage', 'extra-region', 'fog', 'drawing'];
/** The text of a solution has one character a cell. */
const LARGEST_DIGIT = 9;

/** True for puzzles with a drawing, beside which only rules stand that are known here. */
export function isDrawn(puzzle: SudokuPuzzle): boolean {
  const isHeld = unheld('sudokupad', puzzle, { regions: true, noRegions: true, types: TYPES }) === undefined;
  const hasDrawing = (puzzle.constraints ?? []).some(({ type }) => type === 'drawing');
  return isHeld && hasDrawing && regionsOf(puzzle).every((cells) => cells.length > 0);
}

/** The JSON of such a puzzle. */
export function writeSudokupad({
  puzzle,
  solution,
  credits: { title, author, description: rules },
}: PuzzleDocument<SudokuPuzzle, SudokuSolution>): object {
  const { grid, constraints = [] } = puzzle;
  const isShort = solution !== undefined && sideOf(puzzle) <= LARGEST_DIGIT;
  const shapes = constraints.flatMap((one) => (one.type === 'drawing' ? (one as Drawing).shapes : []));
  return {
    cellSize: UNIT,
    metadata: { title, author, rules, ...(isShort && { solution: solution.flat().join('') }) },
    cells: grid.map((row) => row.map((number) => (number === 0 ? {} : { value: String(number) }))),
    regions: regionsOf(puzzle),
    global: constraints.flatMap(
      ({ type }) => Object.keys(SWITCHES).find((key) => SWITCHES[key] === type) ?? [],
    ),
    cages: constraints.flatMap(cageOf),
    foglight: constraints.flatMap((one) => (one.type === 'fog' ? (one as AnyConstraint).cells : [])),
    ...layersOf(shapes),
  };
}

function regionsOf({ box, regions, grid }: SudokuPuzzle): readonly (readonly Cell[])[] {
  const owners = box === undefined ? regions : boxNumbers(box);
  if (owners === undefined || owners === 'none') return [];
  const numbers = new Set(owners.flat().filter((owner) => owner !== null));
  const cells = cellsOf(sizeOfRows(grid));
  // Regions are numbered by their places in the list; where a number is left out, one has no cells.
  return Array.from(numbers, (_, at) => cells.filter(([row, column]) => owners[row]![column] === at));
}

function cageOf(constraint: Constraint): readonly object[] {
  const { type, cells, sum } = constraint as AnyConstraint;
  if (type === 'extra-region') return [{ cells, unique: true, style: EXTRA_REGION }];
  if (type !== 'killer-cage') return [];
  return [{ cells, unique: true, ...(sum !== undefined && { value: String(sum), sum }) }];
}

/** The shapes by layers, each list in its order. */
function layersOf(shapes: readonly DrawnShape[]): object {
  const plates = shapes.filter(({ shape }) => shape !== 'line');
  return {
    underlays: plates.filter(({ isAbove }) => !isAbove).map(plateOf),
    lines: shapes.flatMap(lineOf),
    overlays: plates.filter(({ isAbove }) => isAbove).map(plateOf),
  };
}

function lineOf({ shape, points, colour, width, isAbove }: DrawnShape): readonly object[] {
  if (shape !== 'line') return [];
  const thickness = width === undefined ? {} : { thickness: exact(UNIT * width) };
  const target = isAbove ? { target: 'overlay' } : {};
  return [{ wayPoints: points.map(fromCorner), color: colour ?? '#000000', ...thickness, ...target }];
}

function plateOf(shape: DrawnShape): object {
  const { colour, fill, width } = shape;
  if (shape.shape === 'text') {
    const { points, text, size = 0.5 } = shape;
    const center = fromCorner(points[0]);
    return {
      center,
      width: size,
      height: size,
      text,
      color: colour ?? '#000000',
      fontSize: exact(UNIT * size),
    };
  }
  const look = {
    // What has no colour at all is drawn with a black outline.
    ...((colour !== undefined || fill === undefined) && { borderColor: colour ?? '#000000' }),
    ...(fill !== undefined && { backgroundColor: fill }),
    ...(width !== undefined && { borderSize: exact(UNIT * width) }),
  };
  if (shape.shape === 'circle') {
    const size = exact(2 * shape.radius);
    return { center: fromCorner(shape.points[0]), width: size, height: size, rounded: true, ...look };
  }
  if (shape.shape !== 'rectangle') return {};
  const [[top, left], [bottom, right]] = shape.points;
  const sides = { width: exact(Math.abs(right - left)), height: exact(Math.abs(bottom - top)) };
  return { center: fromCorner([(top + bottom) / 2, (left + right) / 2]), ...sides, ...look };
}

/** A drawing counts from the middle of its first cell; points here count from the corner of the grid. */
function fromCorner([row, column]: Cell): Cell {
  return [exact(row + 0.5), exact(column + 0.5)];
}

/** Middles of two points have one digit more than these. */
function exact(number: number): number {
  return Math.round(number * 10_000) / 10_000;
}
