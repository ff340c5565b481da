/** The fields of Akari: walls, and the numbers on them. */
import type { Fields } from '../contract/fields.js';
import { signFields } from '../kit/fields/index.js';
import { type AkariPuzzle, WALL, WHITE_CELL } from './puzzle.js';

const NUMBERS: readonly string[] = ['0', '1', '2', '3', '4'];

export const akariFields: Fields<AkariPuzzle> = {
  groups: [
    signFields({
      id: 'wall',
      name: 'Walls and numbers',
      hint: '# is a wall; 0 to 4 a wall with the number of bulbs at its sides.',
      signs: [WALL, ...NUMBERS],
      open: WHITE_CELL,
      clueOf: (text) => (text === '' ? undefined : { blank: WALL, texts: NUMBERS }),
    }),
  ],
  sizes: [10, 7, 5].map((side) => ({ rows: side, columns: side })),
  blank: ({ rows, columns }) => ({ family: 'akari', grid: new Array(rows).fill(WHITE_CELL.repeat(columns)) }),
};
