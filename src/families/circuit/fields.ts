/** The fields of the Circuit Board game: its points, and the tracks that are given. */
import { canonicalEdges, edgeKey, sizeOfRows } from '../../core/index.js';
import type { Fields } from '../contract/fields.js';
import { borderFields, keyOfPair, signFields } from '../kit/fields/index.js';
import { BLACKED_OUT, type CircuitPuzzle, POINT, possibleEdges } from './puzzle.js';

const TRACK = '+';

/**
 * Each track joins the two colours of a chequerboard, and so all points are connected only if there is an odd
 * number of either colour: two corners are no points where the side is even.
 */
function emptyGrid(rows: number, columns: number): readonly string[] {
  const last = BLACKED_OUT + POINT.repeat(columns - 2) + BLACKED_OUT;
  return [...new Array<string>(rows - 1).fill(POINT.repeat(columns)), last];
}

export const circuitFields: Fields<CircuitPuzzle> = {
  groups: [
    borderFields<CircuitPuzzle>({
      id: 'track',
      name: 'Given tracks',
      hint: '+ is a track between two points.',
      signs: [TRACK],
      size: ({ grid }) => sizeOfRows(grid),
      pairsOf: possibleEdges,
      textsOf: ({ edges }) => new Map(edges.map((edge) => [keyOfPair(edge), TRACK])),
      put(puzzle, pair, text) {
        const others = puzzle.edges.filter((edge) => edgeKey(edge) !== edgeKey(pair));
        return { ...puzzle, edges: text === '' ? others : canonicalEdges([...others, pair]) };
      },
    }),
    signFields({
      id: 'blacked-out',
      name: 'Blacked out cells',
      hint: '# is a cell without a point.',
      signs: [BLACKED_OUT],
      open: POINT,
      clueOf: () => undefined,
    }),
  ],
  sizes: [6, 4, 8].map((side) => ({ rows: side, columns: side })),
  blank: ({ rows, columns }) => ({
    family: 'circuit',
    grid: emptyGrid(rows, columns),
    edges: [],
  }),
};
