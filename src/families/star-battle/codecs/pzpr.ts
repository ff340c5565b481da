/**
 * Star Battles as files of the pzpr editor: the number of stars, the number of regions, the region of every
 * cell, then `#` for stars and `+` for cells without one.
 */
import { failure, issue, renumber, sizeOfRows, success } from '../../../core/index.js';
import { cellBlock, pzprFile, signEntries } from '../../kit/codecs/pzpr-file.js';
import type { StarBattlePuzzle, StarBattleSolution } from '../puzzle.js';
import { unheldByBorders } from './format.js';

const [STAR, EMPTY] = ['*', '.'];

export const starBattlePzpr = pzprFile<StarBattlePuzzle, StarBattleSolution>({
  types: ['starbattle'],
  heads: () => 2,
  blocks: (size) => [
    cellBlock(size, /^\d{1,4}$/, 'the number of a region'),
    cellBlock(size, /^[.#+]$/, '"#" (a star), "+" or "."'),
  ],
  read: ({ heads, blocks }) => {
    const [regions, marks] = blocks as [(typeof blocks)[0], (typeof blocks)[0]];
    if (!/^\d{1,4}$/.test(heads[0] ?? '')) {
      return failure(issue('format-syntax', 'The number of stars is expected below the size.'));
    }
    return success({
      puzzle: {
        family: 'star-battle',
        stars: Number(heads[0]),
        regions: renumber<string, null>(regions, null, 0),
      },
      ...signEntries(marks, { '#': STAR!, '+': EMPTY! }, EMPTY!),
    });
  },
  lacks: (puzzle) => unheldByBorders('pzpr', puzzle),
  write: ({ stars, regions }, solution) => ({
    size: sizeOfRows(regions),
    heads: [String(stars), String(new Set(regions.flat()).size)],
    blocks: [
      regions.map((row) => row.map(String)),
      regions.map((cells, row) => cells.map((_, column) => (solution?.[row]?.[column] === STAR ? '#' : '.'))),
    ],
  }),
});
