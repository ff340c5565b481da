/**
 * Futoshikis without given numbers as files of the pzpr editor (Minarism): the borders between the cells of a
 * row, then those between two rows, `a` where the left or upper cell is smaller, `b` where it is larger; then
 * the numbers that a player entered.
 */
import { edgeKey, inReadingOrder, success } from '../../../core/index.js';
import { BETWEEN_CELLS } from '../../kit/codecs/pzpr-edges.js';
import { borderBlocks, cellBlock, numberEntries, pzprFile } from '../../kit/codecs/pzpr-file.js';
import type { NeighbourPair } from '../../kit/neighbour-pairs.js';
import { noNumbers } from '../../kit/states/number-state.js';
import { type FutoshikiPuzzle, type FutoshikiSolution, isAdjacent } from '../puzzle.js';
import { unheldByMinarism } from './puzzlink.js';

export const futoshikiPzpr = pzprFile<FutoshikiPuzzle, FutoshikiSolution>({
  types: ['minarism'],
  blocks: (size) => [
    ...borderBlocks(
      size,
      /^[ab0]$/,
      '"a", "b" or "0"; how much two cells differ by no Futoshiki says: one of these',
    ),
    cellBlock(size, /^(?:[-.+=%]|\d{1,3})(?:\[[\d,]*\])?$/, 'a number or "."'),
  ],
  read: ({ size, blocks }) => {
    const less = blocks.slice(0, 2).flatMap((block, kind) =>
      block.flatMap((row, r) =>
        row.flatMap((word, c): NeighbourPair[] => {
          const [first, second] = BETWEEN_CELLS[kind]!(r, c);
          return word === '0' ? [] : [word === 'a' ? [first, second] : [second, first]];
        }),
      ),
    );
    const grid = noNumbers(size.rows).given;
    return success({ puzzle: { family: 'futoshiki', grid, less }, ...numberEntries(blocks[2]!, grid) });
  },
  lacks: (puzzle) => unheldByMinarism('pzpr', puzzle),
  write: (puzzle, solution) => {
    const side = puzzle.grid.length;
    const less = isAdjacent(puzzle) ? [] : puzzle.less;
    const signs = new Map(
      less.map((pair) => [edgeKey(pair), inReadingOrder(pair)[0] === pair[0] ? 'a' : 'b']),
    );
    const borders = borderBlocks({ rows: side, columns: side }, /./, '').map(({ rows, columns }, kind) =>
      Array.from({ length: rows }, (_, r) =>
        Array.from({ length: columns }, (__, c) => signs.get(edgeKey(BETWEEN_CELLS[kind]!(r, c))) ?? '0'),
      ),
    );
    const cells = puzzle.grid.map((row, r) => row.map((_, c) => String(solution?.[r]?.[c] ?? '.')));
    return { size: { rows: side, columns: side }, blocks: [...borders, cells] };
  },
});
