/**
 * Kakuro (Cross Sums): a grid of white and black cells. Every white cell holds a number from 1 to 9. White
 * cells side by side, up to black cells or the edge of the grid, are a run, across or down; no number repeats
 * in a run. The black cell before a run may state the sum of its numbers: that of the run to its right above
 * its diagonal, that of the run below it under the diagonal. Some white cells may be given.
 */
import type { Cell } from '../../core/index.js';
import type { NumberCells } from '../kit/states/number-state.js';

/** The largest number of a white cell; a longer run than this has no solution. */
export const LARGEST_NUMBER = 9;

/** The sums of the runs below a black cell and right of it, 0 where none is stated. */
export type Sums = readonly [down: number, across: number];

/** The sums of a black cell that states none. */
export const NO_SUMS: Sums = [0, 0];

/** A black cell with its sums, or a white one: 0 open, 1 to 9 given. */
export type KakuroCell = Sums | number;

/** A grid of black and white cells. */
export interface KakuroPuzzle {
  readonly family: 'kakuro';
  readonly grid: readonly (readonly KakuroCell[])[];
}

/** Numbers by row, 0 in black cells. */
export type KakuroSolution = readonly (readonly number[])[];

/** True for a black cell. */
export function isBlack(cell: KakuroCell): cell is Sums {
  return typeof cell !== 'number';
}

/** White cells in a row, from the left, or in a column, from above; no run can be longer. */
export interface Run {
  readonly direction: 'across' | 'down';
  /** The sum of its numbers; 0: not stated. */
  readonly sum: number;
  readonly cells: readonly Cell[];
}

/** All runs, also those of one cell: across row by row, then down column by column. */
export function runsOf({ grid }: KakuroPuzzle): readonly Run[] {
  const columns = grid[0]?.map((_, column) => column) ?? [];
  return [
    ...grid.flatMap((line, row) => runsIn(line, (column) => [row, column], 'across')),
    ...columns.flatMap((column) =>
      runsIn(
        grid.map((line) => line[column]!),
        (row) => [row, column],
        'down',
      ),
    ),
  ];
}

/** The black cell before a run, which can state its sum; undefined at the edge of the grid. */
export function headOf({ direction, cells: [first] }: Run): Cell | undefined {
  const [row, column] = first!;
  const head: Cell = direction === 'across' ? [row, column - 1] : [row - 1, column];
  return head.some((place) => place < 0) ? undefined : head;
}

function runsIn(
  line: readonly KakuroCell[],
  at: (place: number) => Cell,
  direction: Run['direction'],
): readonly Run[] {
  const runs: Run[] = [];
  let sum = 0;
  let cells: Cell[] = [];
  line.forEach((cell, place) => {
    if (!isBlack(cell)) {
      if (cells.length === 0) runs.push({ direction, sum, cells });
      cells.push(at(place));
      return;
    }
    sum = direction === 'down' ? cell[0] : cell[1];
    cells = [];
  });
  return runs;
}

/** The numbers that white cells can have and those that are given, as partial solutions know them. */
export function numbersOf({ grid }: KakuroPuzzle): NumberCells {
  return {
    given: grid.map((row) => row.map((cell) => (isBlack(cell) ? null : cell))),
    most: LARGEST_NUMBER,
  };
}
