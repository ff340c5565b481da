/**
 * Puzzles and solutions from JSON of any shape, and the well-formedness that every reader of a format needs.
 */
import { z } from 'zod';
import { describeCell, flatMapCells, type Issue, issue, type Result, sizeOfRows } from '../../core/index.js';
import { gridIssues, placesIn, placesOfCells, sizeIssue } from '../kit/grid-issues.js';
import { isWhole, readChecked } from '../kit/read-json.js';
import {
  isBlack,
  type KakuroCell,
  type KakuroPuzzle,
  type KakuroSolution,
  LARGEST_NUMBER,
} from './puzzle.js';

/** Longest side that can be handled, in cells; the black ones above and left of the others count. */
export const LONGEST_SIDE = 60;
/** The sum of all numbers. */
const LARGEST_SUM = 45;

const CELL = z.union([z.number(), z.tuple([z.number(), z.number()])], {
  error: 'a white cell (0 for an open one, or its number) or a black one ([down, across]) is expected',
});
const PUZZLE = z.strictObject({ family: z.literal('kakuro'), grid: z.array(z.array(CELL)) });
const SOLUTION = z.array(z.array(z.number()));

/** Reads a puzzle from JSON of any shape. */
export function readKakuro(json: unknown): Result<KakuroPuzzle> {
  return readChecked(PUZZLE, json, checkKakuro);
}

/** Reads a grid of the puzzle's size: numbers from 1 to 9, and 0 in black cells. */
export function readKakuroSolution(json: unknown, { grid }: KakuroPuzzle): Result<KakuroSolution> {
  return readChecked(SOLUTION, json, (rows) => {
    const { rows: height, columns } = sizeOfRows(grid);
    const shape = gridIssues(rows, {
      size: { rows: height, columns },
      asked: { rows: `the puzzle has ${height}`, columns: `the puzzle has ${columns}` },
      codes: ['solution-size', 'solution-number'],
      name: 'solution',
      isCell: (number) => isWhole(number, 0, LARGEST_NUMBER),
      wrong: (number) => `${number} is no number of a cell; whole numbers from 0 to 9 are expected`,
      place: placesIn('solution'),
    });
    return shape.length > 0 ? shape : blackIssues(rows, grid);
  });
}

/** White cells without a number, and black cells with one. */
function blackIssues(rows: KakuroSolution, grid: KakuroPuzzle['grid']): readonly Issue[] {
  return flatMapCells(grid, (cell, [row, column]) => {
    const number = rows[row]![column]!;
    if (isBlack(cell) === (number === 0)) return [];
    const message = isBlack(cell)
      ? `The black cell has the number ${number}; 0 is expected.`
      : 'The white cell has no number; one from 1 to 9 is expected.';
    return [issue('solution-number', message, { part: describeCell([row, column]) })];
  });
}

/**
 * True if the cells are cells and every sum stands before a run. Sums that no numbers make, and runs that are
 * too long, are no issue: such a puzzle has no solution, which is a verdict.
 */
function checkKakuro({ grid }: KakuroPuzzle): readonly Issue[] {
  const size = sizeOfRows(grid);
  const wrongSize = sizeIssue(size, LONGEST_SIDE);
  if (wrongSize !== undefined) return [wrongSize];
  const cells = gridIssues<KakuroCell>(grid, {
    size,
    asked: { columns: `the first row has ${size.columns}` },
    codes: ['grid-size', 'cell-number'],
    isCell: (cell) => [cell].flat().every((number) => isWhole(number, 0, isBlack(cell) ? LARGEST_SUM : 9)),
    wrong: (cell) =>
      isBlack(cell)
        ? `[${cell.join(', ')}] are no sums of runs; whole numbers from 0 (no sum) to ${LARGEST_SUM} are expected`
        : `${cell} is no number of a white cell; whole numbers from 0 (open) to 9 are expected`,
    place: placesOfCells,
  });
  return cells.length > 0 ? cells : flatMapCells(grid, (cell, at) => sumIssues(grid, cell, at));
}

/** Sums without a white cell behind them. */
function sumIssues(
  grid: KakuroPuzzle['grid'],
  cell: KakuroCell,
  [row, column]: readonly [number, number],
): readonly Issue[] {
  if (!isBlack(cell)) return [];
  const beside = [grid[row + 1]?.[column], grid[row]![column + 1]];
  const words = ['below it', 'right of it'];
  return cell.flatMap((sum, side) => {
    const next = beside[side];
    if (sum === 0 || (next !== undefined && !isBlack(next))) return [];
    const message = `The black cell has the sum ${sum}, but no white cell is ${words[side]}; 0 is expected.`;
    return [issue('sum-without-run', message, { part: describeCell([row, column]) })];
  });
}
