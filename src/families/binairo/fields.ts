/** The fields of Binairo: given cells, and signs between cells. */
import { sizeOfRows } from '../../core/index.js';
import type { Fields } from '../contract/fields.js';
import { borderFields, keyOfPair, signFields } from '../kit/fields/index.js';
import { sortedPairs } from '../kit/neighbour-pairs.js';
import { type BinairoPuzzle, ONE, OPEN, signsOf, ZERO } from './puzzle.js';

export const binairoFields: Fields<BinairoPuzzle> = {
  groups: [
    signFields({
      id: 'given',
      name: 'Given cells',
      hint: '0 or 1.',
      signs: [ZERO, ONE],
      open: OPEN,
    }),
    borderFields<BinairoPuzzle>({
      id: 'sign',
      name: 'Signs between cells',
      hint: '=: both cells hold the same number; x: different ones.',
      signs: ['=', 'x'],
      size: ({ grid }) => sizeOfRows(grid),
      textsOf: (puzzle) => new Map(signsOf(puzzle).map(({ pair, sign }) => [keyOfPair(pair), sign])),
      put(puzzle, pair, text) {
        const others = signsOf(puzzle).filter((one) => keyOfPair(one.pair) !== keyOfPair(pair));
        const signs = text === '' ? others : [...others, { pair, sign: text }];
        const pairsOf = (sign: string) =>
          sortedPairs(signs.filter((one) => one.sign === sign).map((one) => one.pair));
        const [equal, opposite] = [pairsOf('='), pairsOf('x')];
        const { equal: _, opposite: __, ...bare } = puzzle;
        return { ...bare, ...(equal.length > 0 && { equal }), ...(opposite.length > 0 && { opposite }) };
      },
    }),
  ],
  sizes: [8, 6, 10].map((side) => ({ rows: side, columns: side })),
  blank: ({ rows, columns }) => ({ family: 'binairo', grid: new Array(rows).fill(OPEN.repeat(columns)) }),
};
