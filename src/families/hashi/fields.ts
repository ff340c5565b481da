/** The fields of Hashi: islands and their numbers. */
import type { Fields } from '../contract/fields.js';
import { numberFields, numbersTo } from '../kit/fields/index.js';
import type { HashiPuzzle } from './puzzle.js';

/** An island has four sides. */
const SIDES = 4;

const numbersOf = ({ bridges = 2 }: HashiPuzzle): readonly number[] => numbersTo(SIDES * bridges);

export const hashiFields: Fields<HashiPuzzle> = {
  groups: [
    numberFields({
      id: 'island',
      name: 'Islands',
      hint: 'The bridges of the island; ? for one without a number.',
      mayBeOpen: true,
      numbers: numbersOf,
      gridOf: ({ islands }) => islands,
      withGrid: (puzzle, islands) => ({ ...puzzle, islands }),
      clueOf: (text, puzzle) =>
        text === '' ? undefined : { blank: '?', texts: numbersOf(puzzle).map(String) },
    }),
  ],
  sizes: [9, 7, 5].map((side) => ({ rows: side, columns: side })),
  blank: ({ rows, columns }) => ({
    family: 'hashi',
    islands: Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) =>
        row === 0 && (column === 0 || column === columns - 1) ? null : 0,
      ),
    ),
  }),
};
