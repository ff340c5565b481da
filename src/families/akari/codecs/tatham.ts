/**
 * Akaris as game ids of Light Up in Simon Tatham's Portable Puzzle Collection: `WxH:` and the cells row by
 * row, `B` a wall, `0` to `4` a wall with its number, `a` to `z` runs of 1 to 26 white cells. Behind the size
 * may stand what a generator asked for.
 */
import { tathamSigns } from '../../kit/codecs/tatham-signs.js';
import { type AkariPuzzle, type AkariSolution, WALL, WHITE_CELL } from '../puzzle.js';
import { LONGEST_SIDE } from '../reading.js';

/** A wall without a number. */
const NAMELESS = 'B';

export const akariTatham = tathamSigns<AkariPuzzle, AkariSolution>({
  game: 'Light Up',
  settings: ['d0'],
  parameters: /^(b\d{1,9})?(s\d{1,9})?r?(d\d{1,9})?$/,
  sides: [2, LONGEST_SIDE],
  empty: WHITE_CELL,
  token: /[B0-4]/,
  signOf: (token) => token.replace(NAMELESS, WALL),
  tokenOf: (sign) => sign.replace(WALL, NAMELESS),
  expected: 'neither a wall ("B" or "0" to "4") nor a run of white cells',
  puzzleOf: (grid) => ({ family: 'akari', grid }),
});
