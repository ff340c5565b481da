/** Hitoris as files of the pzpr editor: the numbers, then `#` for black cells and `+` for white ones. */
import { sizeOfRows, success } from '../../../core/index.js';
import { borderBlocks, cellBlock, pzprFile, signEntries } from '../../kit/codecs/pzpr-file.js';
import { BLACK_CELL, type HitoriPuzzle, type HitoriSolution, NO_NUMBER, WHITE_CELL } from '../puzzle.js';

export const hitoriPzpr = pzprFile<HitoriPuzzle, HitoriSolution>({
  types: ['hitori'],
  blocks: (size) => [
    cellBlock(size, /^(?:[-.]|[1-9]\d{0,8})$/, 'a number, "-" or "."'),
    cellBlock(size, /^[.#+]$/, '"#" (black), "+" (white) or "."'),
    // Lines that a player drew as notes.
    ...borderBlocks(size, /^-?\d+$/, 'a number').map((block) => ({ ...block, optional: true as const })),
  ],
  read: ({ blocks }) => {
    const [numbers, marks] = blocks as [(typeof blocks)[0], (typeof blocks)[0]];
    const numberOf = (word: string): number => Number(/^\d+/.exec(word)?.[0] ?? NO_NUMBER);
    return success({
      puzzle: { family: 'hitori', grid: numbers.map((row) => row.map(numberOf)) },
      ...signEntries(marks, { '#': BLACK_CELL, '+': WHITE_CELL }, WHITE_CELL),
    });
  },
  write: ({ grid }, solution) => ({
    size: sizeOfRows(grid),
    blocks: [
      grid.map((row) => row.map((number) => (number === NO_NUMBER ? '.' : String(number)))),
      grid.map((numbers, row) => numbers.map((_, column) => solution?.[row]?.[column] ?? '.')),
    ],
  }),
});
