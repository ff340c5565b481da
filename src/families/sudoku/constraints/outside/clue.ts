/** Parts of constraints with a clue outside of the grid, before the first cell of a straight line. */
import { z } from 'zod';
import type { Cell } from '../../../../core/index.js';
import { CELLS, type CellsConstraint } from '../cells.js';
import type { CellsKey, ConstraintType, Margin, SudokuCells } from '../contract.js';

/** The keys that all such constraints have. */
export const LINE_KEYS: { readonly cells: CellsKey } = { cells: { form: 'path', least: 2 } };

/** A constraint with a sum. */
export interface SumConstraint extends CellsConstraint {
  readonly sum: number;
}

/** The keys of such constraints. */
export const SUM_KEYS: Pick<ConstraintType<SumConstraint>, 'keys' | 'cellKeys'> = {
  keys: { cells: CELLS, sum: z.number().int() },
  cellKeys: LINE_KEYS,
};

/**
 * The step along the line. A diagonal of one cell crosses a corner, from a clue above or below the grid.
 */
export function stepOf([first, second]: readonly Cell[]): Cell {
  const [row, column] = first!;
  return second === undefined
    ? [row === 0 ? 1 : -1, column === 0 ? -1 : 1]
    : [second[0] - row, second[1] - column];
}

/** The cell before the first one, where the clue stands. */
export function placeOfClue(cells: readonly Cell[]): Cell {
  const [down, right] = stepOf(cells);
  return [cells[0]![0] - down, cells[0]![1] - right];
}

/** The types with a clue outside. */
const OUTSIDE: readonly string[] = ['little-killer', 'sandwich', 'skyscraper', 'x-sum', 'numbered-room'];

/**
 * The number of cells between the grid and the clue of a row or column: clues of diagonals are the nearest,
 * then those that come earlier.
 */
export function distanceOf({ cells }: CellsConstraint, { constraints }: SudokuCells): number {
  const place = placeOfClue(cells).join();
  const there = constraints.filter(
    (other): other is CellsConstraint =>
      OUTSIDE.includes(other.type) && placeOfClue((other as CellsConstraint).cells).join() === place,
  );
  const diagonals = there.filter((other) => isDiagonal(other.cells));
  const lines = there.filter((other) => !isDiagonal(other.cells));
  return Math.min(diagonals.length, 1) + lines.findIndex((other) => other.cells === cells);
}

function isDiagonal(cells: readonly Cell[]): boolean {
  return stepOf(cells).every((step) => step !== 0);
}

/** The room that the clue needs. */
export function clueMargin(constraint: CellsConstraint, all: SudokuCells): Margin {
  const { cells } = constraint;
  const { size } = all;
  const [row, column] = placeOfClue(cells);
  const room = isDiagonal(cells) ? 1 : 1 + distanceOf(constraint, all);
  return {
    ...(column < 0 && { left: room }),
    ...(row < 0 && { top: room }),
    ...(column >= size.columns && { right: room }),
    ...(row >= size.rows && { bottom: room }),
  };
}

/** The sentence about cells that do not lie straight in one direction. */
export function lineFault(
  cells: readonly Cell[],
  direction: 'diagonal' | 'row or column',
): string | undefined {
  const [down, right] = stepOf(cells);
  const isStraight = cells.every(
    ([row, column], index) => row === cells[0]![0] + index * down && column === cells[0]![1] + index * right,
  );
  if (isStraight && isDiagonal(cells) === (direction === 'diagonal')) return undefined;
  return `Cells one after the other along a ${direction} are expected.`;
}

/** The sentence about cells that are no whole row or column of a grid. */
export function wholeLineFault(cells: readonly Cell[], { side, inOneArea }: SudokuCells): string | undefined {
  const fault = lineFault(cells, 'row or column');
  if (fault !== undefined) return fault;
  return cells.length === side && inOneArea(cells)
    ? undefined
    : `A whole row or column of ${side} cells is expected; found ${cells.length}.`;
}
