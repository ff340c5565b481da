/** The two diagonals of a square: each holds every number once. */
import type { Cell } from '../../../core/index.js';
import { HAIRLINE, type Line } from '../../../draw/index.js';
import type { Constraint, ConstraintType, SudokuCells } from './contract.js';

/** Both diagonals, as Sudoku X has them. */
export interface Diagonals extends Constraint {
  readonly type: 'diagonals';
}

export const diagonals: ConstraintType<Diagonals> = {
  type: 'diagonals',
  keys: {},
  cellKeys: {},
  rules: (_, cells) =>
    diagonalsOf(cells).map((own) => ({ kind: 'all-different', places: cells.placesOf(own) })),
  draw: (_, picture, cells) => ({
    below: diagonalsOf(cells).map((own): Line => {
      const [from, to] = [own[0]!, own.at(-1)!];
      const isRising = from[1] > to[1];
      const start = picture.cornerOf([from[0], from[1] + (isRising ? 1 : 0)]);
      const end = picture.cornerOf([to[0] + 1, to[1] + (isRising ? 0 : 1)]);
      const ends = { x1: start.x, y1: start.y, x2: end.x, y2: end.y };
      return { kind: 'line', ...ends, width: 2 * HAIRLINE, colour: '#8a8a8a' };
    }),
  }),
  sentence: {
    en: 'Each of the two long diagonals holds every number once.',
    de: 'Jede der beiden langen Diagonalen enthält jede Zahl genau einmal.',
  },
};

/** The diagonals from the top down. */
function diagonalsOf({ side }: SudokuCells): readonly (readonly Cell[])[] {
  const rows = Array.from({ length: side }, (_, row) => row);
  return [rows.map((row): Cell => [row, row]), rows.map((row): Cell => [row, side - 1 - row])];
}
