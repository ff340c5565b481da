/** The fields of Slitherlink: numbers in cells. */
import type { Fields } from '../contract/fields.js';
import { signFields } from '../kit/fields/index.js';
import { NUMBERS, OPEN, type SlitherlinkPuzzle } from './puzzle.js';

export const slitherlinkFields: Fields<SlitherlinkPuzzle> = {
  groups: [
    signFields({
      id: 'number',
      name: 'Numbers',
      hint: 'How many sides of the cell belong to the loop, 0 to 3; 4 where the loop is around it alone.',
      signs: NUMBERS,
      open: OPEN,
    }),
  ],
  sizes: [10, 7, 5].map((side) => ({ rows: side, columns: side })),
  blank: ({ rows, columns }) => ({ family: 'slitherlink', grid: new Array(rows).fill(OPEN.repeat(columns)) }),
};
