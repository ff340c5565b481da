/** The fields of Futoshiki: given numbers, and signs between cells. The bars of the adjacent kind stay. */
import { sizeOfRows } from '../../core/index.js';
import type { Fields } from '../contract/fields.js';
import { borderFields, keyOfPair, numberFields, numbersTo } from '../kit/fields/index.js';
import { type NeighbourPair, neighbourPairs, sortedPairs } from '../kit/neighbour-pairs.js';
import { type FutoshikiPuzzle, isAdjacent } from './puzzle.js';

/** The upper or left cell holds the smaller number; the lower or right one does. */
const SMALLER_FIRST = '<';
const SMALLER_LAST = '>';

function reversed([first, second]: NeighbourPair): NeighbourPair {
  return [second, first];
}

export const futoshikiFields: Fields<FutoshikiPuzzle> = {
  groups: [
    numberFields<FutoshikiPuzzle>({
      id: 'given',
      name: 'Given numbers',
      hint: 'A number that the cell holds.',
      numbers: ({ grid }) => numbersTo(grid.length),
      gridOf: ({ grid }) => grid,
      withGrid: (puzzle, grid) => ({ ...puzzle, grid: grid as FutoshikiPuzzle['grid'] }),
    }),
    borderFields<FutoshikiPuzzle>({
      id: 'sign',
      name: 'Signs',
      hint: '<: the upper or left number is the smaller one; >: the lower or right one is.',
      signs: [SMALLER_FIRST, SMALLER_LAST],
      size: ({ grid }) => sizeOfRows(grid),
      pairsOf: (puzzle) => (isAdjacent(puzzle) ? [] : neighbourPairs(sizeOfRows(puzzle.grid))),
      textsOf: (puzzle) =>
        isAdjacent(puzzle)
          ? new Map()
          : new Map(
              puzzle.less.flatMap((pair) => [
                [keyOfPair(pair), SMALLER_FIRST],
                [keyOfPair(reversed(pair)), SMALLER_LAST],
              ]),
            ),
      put(puzzle, pair, text) {
        if (isAdjacent(puzzle)) return undefined;
        const [here, there] = [pair, reversed(pair)].map(keyOfPair);
        const others = puzzle.less.filter((one) => keyOfPair(one) !== here && keyOfPair(one) !== there);
        if (text === '') return { ...puzzle, less: others };
        return { ...puzzle, less: sortedPairs([...others, text === SMALLER_FIRST ? pair : reversed(pair)]) };
      },
    }),
  ],
  sizes: [5, 6, 4].map((side) => ({ rows: side, columns: side })),
  blank: ({ rows }) => ({
    family: 'futoshiki',
    grid: Array.from({ length: rows }, () => new Array(rows).fill(0)),
    less: [],
  }),
};
