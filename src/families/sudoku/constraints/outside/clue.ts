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

/** The step along the line. */
export function stepOf([first, second]: readonly Cell[]): Cell {
  return [second![0] - first![0], second![1] - first![1]];
}

/** The cell before the first one, where the clue stands. */
export function placeOfClue(cells: readonly Cell[]): Cell {
  const [down, right] = stepOf(cells);
  return [cells[0]![0] - down, cells[0]![1] - right];
}

/** The room that the clue needs. */
export function clueMargin({ cells }: CellsConstraint, { size }: SudokuCells): Margin {
  const [row, column] = placeOfClue(cells);
  return {
    ...(column < 0 && { left: 1 }),
    ...(row < 0 && { top: 1 }),
    ...(column >= size.columns && { right: 1 }),
    ...(row >= size.rows && { bottom: 1 }),
  };
}

/** The sentence about cells that do not lie straight in one direction. */
export function lineFault(
  cells: readonly Cell[],
  direction: 'diagonal' | 'row or column',
): string | undefined {
  const [down, right] = stepOf(cells);
  const isDiagonal = down !== 0 && right !== 0;
  const isStraight = cells.every(
    ([row, column], index) => row === cells[0]![0] + index * down && column === cells[0]![1] + index * right,
  );
  if (isStraight && isDiagonal === (direction === 'diagonal')) return undefined;
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
