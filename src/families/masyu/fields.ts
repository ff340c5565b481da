/** The fields of Masyu: pearls in cells. */
import type { Fields } from '../contract/fields.js';
import { signFields } from '../kit/fields/index.js';
import { BLACK_PEARL, type MasyuPuzzle, NO_PEARL, WHITE_PEARL } from './puzzle.js';

export const masyuFields: Fields<MasyuPuzzle> = {
  groups: [
    signFields({
      id: 'pearl',
      name: 'Pearls',
      hint: 'w is a white pearl, b a black one.',
      signs: [WHITE_PEARL, BLACK_PEARL],
      open: NO_PEARL,
    }),
  ],
  sizes: [10, 7, 5].map((side) => ({ rows: side, columns: side })),
  blank: ({ rows, columns }) => ({ family: 'masyu', grid: new Array(rows).fill(NO_PEARL.repeat(columns)) }),
};
