/** Akaris as files of the pzpr editor: walls as in addresses, `#` a bulb, `+` a cell without one. */
import { sizeOfRows, success } from '../../../core/index.js';
import { cellBlock, pzprFile, signEntries } from '../../kit/codecs/pzpr-file.js';
import { type AkariPuzzle, type AkariSolution, BULB, WALL, WHITE_CELL } from '../puzzle.js';

export const akariPzpr = pzprFile<AkariPuzzle, AkariSolution>({
  types: ['lightup', 'akari'],
  blocks: (size) => [
    cellBlock(size, /^[-.#+0-4]$/, 'a wall ("-" or "0" to "4"), "#" (a bulb), "+" or "."'),
    // Numbers that a player crossed out.
    { ...cellBlock(size, /^[-.]$/, '"-" or "."'), optional: true },
  ],
  read: ({ blocks }) => {
    const [words] = blocks as [(typeof blocks)[0]];
    const wallOf = (word: string): string | undefined => (word === '-' ? WALL : word.match(/\d/)?.[0]);
    const grid = words.map((row) => row.map((word) => wallOf(word) ?? WHITE_CELL).join(''));
    const marks = { '#': BULB, '+': WHITE_CELL };
    const isWall = (word: string): string | undefined => (wallOf(word) === undefined ? undefined : WALL);
    return success({ puzzle: { family: 'akari', grid }, ...signEntries(words, marks, WHITE_CELL, isWall) });
  },
  write: ({ grid }, solution) => ({
    size: sizeOfRows(grid),
    blocks: [
      grid.map((text, row) =>
        Array.from(text, (sign, column) =>
          sign === WALL ? '-' : solution?.[row]?.[column] === BULB ? '#' : sign,
        ),
      ),
    ],
  }),
});
