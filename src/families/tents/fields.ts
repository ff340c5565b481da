/** The fields of Tents: trees, and the numbers of tents beside rows and columns. */
import type { Fields } from '../contract/fields.js';
import { lineFields, lineNumber, numbersTo, rowsAndColumns, signFields } from '../kit/fields/index.js';
import { OPEN, type TentsPuzzle, TREE } from './puzzle.js';

export const tentsFields: Fields<TentsPuzzle> = {
  groups: [
    signFields({
      id: 'tree',
      name: 'Trees',
      hint: 'T is a tree.',
      signs: [TREE],
      open: OPEN,
      clueOf: () => undefined,
    }),
    lineFields<TentsPuzzle, number | null>({
      id: 'count',
      name: 'Numbers of tents',
      hint: 'The tents of the row or column; nothing where none is stated.',
      ...lineNumber(null),
      sides: rowsAndColumns(),
      // Two tents side by side would touch.
      texts: ({ rows, columns }, side) =>
        numbersTo(Math.ceil((side === 'left' ? columns : rows).length / 2), 0).map(String),
    }),
  ],
  sizes: [8, 6, 5, 10].map((side) => ({ rows: side, columns: side })),
  blank: ({ rows, columns }) => ({
    family: 'tents',
    rows: new Array(rows).fill(null),
    columns: new Array(columns).fill(null),
    grid: new Array(rows).fill(OPEN.repeat(columns)),
  }),
};
