/** The fields of Hitori: its numbers. One number says nothing alone: it is two equal ones that do. */
import type { Fields } from '../contract/fields.js';
import { numberFields, numbersTo } from '../kit/fields/index.js';
import { type HitoriPuzzle, NO_NUMBER } from './puzzle.js';

export const hitoriFields: Fields<HitoriPuzzle> = {
  groups: [
    numberFields({
      id: 'number',
      name: 'Numbers',
      hint: 'The number of the cell, from 1 on.',
      numbers: ({ grid }) => numbersTo(Math.max(grid.length, grid[0]?.length ?? 0)),
      gridOf: ({ grid }) => grid,
      withGrid: (puzzle, grid) => ({ ...puzzle, grid: grid as HitoriPuzzle['grid'] }),
    }),
  ],
  together: true,
  sizes: [8, 6, 5, 10].map((side) => ({ rows: side, columns: side })),
  blank: ({ rows, columns }) => ({
    family: 'hitori',
    grid: Array.from({ length: rows }, () => new Array(columns).fill(NO_NUMBER)),
  }),
};
