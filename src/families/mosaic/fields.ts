/** The fields of Mosaic: numbers in cells. */
import type { Fields } from '../contract/fields.js';
import { signFields } from '../kit/fields/index.js';
import { type MosaicPuzzle, NO_NUMBER } from './puzzle.js';

export const mosaicFields: Fields<MosaicPuzzle> = {
  groups: [
    signFields({
      id: 'number',
      name: 'Numbers',
      hint: 'How many of the cell and its neighbours are black, 0 to 9.',
      signs: '0123456789',
      open: NO_NUMBER,
    }),
  ],
  sizes: [10, 7, 5].map((side) => ({ rows: side, columns: side })),
  blank: ({ rows, columns }) => ({ family: 'mosaic', grid: new Array(rows).fill(NO_NUMBER.repeat(columns)) }),
};
