/** The two long diagonals of every grid: each holds every number once. */
import type { Cell } from '../../../../core/index.js';
import { diagonalShapes } from '../../drawing/lines.js';
import type { Constraint, ConstraintType, SudokuCells } from '../contract.js';

/** Both diagonals, as Sudoku X has them. */
export interface Diagonals extends Constraint {
  readonly type: 'diagonals';
}

export const diagonals: ConstraintType<Diagonals> = {
  type: 'diagonals',
  keys: {},
  cellKeys: {},
  areas: 'diagonal',
  rules: (_, cells) =>
    diagonalsOf(cells).map((own) => ({ kind: 'all-different', places: cells.placesOf(own) })),
  draw: (_, picture, cells) => ({
    below: diagonalsOf(cells).flatMap((own) => diagonalShapes(picture, own)),
  }),
  sentence: {
    en: 'Each of the two long diagonals holds every number once.',
    de: 'Jede der beiden langen Diagonalen enthält jede Zahl genau einmal.',
  },
};

/** The diagonals from the top down. */
function diagonalsOf({ side, corners }: SudokuCells): readonly (readonly Cell[])[] {
  const steps = Array.from({ length: side }, (_, step) => step);
  return corners.flatMap(([top, left]) => [
    steps.map((step): Cell => [top + step, left + step]),
    steps.map((step): Cell => [top + step, left + side - 1 - step]),
  ]);
}
