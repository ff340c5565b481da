/**
 * Masyu as game ids of Pearl in Simon Tatham's Portable Puzzle Collection: `WxH:` and the cells row by row,
 * `W` a white pearl, `B` a black one, `a` to `z` runs of 1 to 26 cells without one. Behind the size may stand
 * what a generator asked for.
 */
import { tathamSigns } from '../../kit/codecs/tatham-signs.js';
import { type MasyuPuzzle, type MasyuSolution, NO_PEARL } from '../puzzle.js';
import { LONGEST_SIDE } from '../reading.js';

export const masyuTatham = tathamSigns<MasyuPuzzle, MasyuSolution>({
  game: 'Pearl',
  settings: ['dtn'],
  parameters: /^(d[a-z])?n?$/,
  sides: [5, LONGEST_SIDE],
  empty: NO_PEARL,
  token: /[WB]/,
  signOf: (token) => token.toLowerCase(),
  tokenOf: (sign) => sign.toUpperCase(),
  expected: 'neither a pearl ("W" or "B") nor a run of cells without one',
  puzzleOf: (grid) => ({ family: 'masyu', grid }),
});
