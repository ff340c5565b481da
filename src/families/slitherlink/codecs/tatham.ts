/**
 * Slitherlinks as game ids of Loopy in Simon Tatham's Portable Puzzle Collection: `WxHt0:` and the cells row
 * by row, a digit for a number, `a` to `z` for runs of 1 to 26 cells without one. Behind `t` stands the
 * number of the kind of grid, of which only that of squares, 0, is read.
 */
import { failure, issue } from '../../../core/index.js';
import { tathamSigns } from '../../kit/codecs/tatham-signs.js';
import { OPEN, type SlitherlinkPuzzle, type SlitherlinkSolution } from '../puzzle.js';
import { LONGEST_SIDE } from '../reading.js';

/** The other kinds of grids by their numbers, from 1 on. */
const KINDS = [
  ...['triangles', 'hexagons (honeycomb)', 'snub squares', 'Cairo pentagons', 'great hexagons', 'octagons'],
  ...['kites', 'florets', 'dodecagons', 'great dodecagons', 'Penrose kites and darts', 'Penrose rhombs'],
  ...['great great dodecagons', 'Kagome', 'compass dodecagons', 'hats', 'spectres'],
] as const;

export const slitherlinkTatham = tathamSigns<SlitherlinkPuzzle, SlitherlinkSolution>({
  game: 'Loopy',
  parameters: /^t0(d[a-z])?$/,
  kind: 't0',
  sides: [3, LONGEST_SIDE],
  empty: OPEN,
  token: /[0-4]/,
  signOf: (token) => token,
  tokenOf: (sign) => sign,
  expected: 'neither a number from 0 to 4 nor a run of cells without one',
  puzzleOf: (grid) => ({ family: 'slitherlink', grid }),
  refuse({ parameters }) {
    const kind = Number(/^\d+(?:x\d+)?t(\d+)/.exec(parameters)?.[1] ?? 0);
    if (kind === 0) return undefined;
    const named = KINDS[kind - 1];
    const message = `The loop runs on a grid of ${named ?? `the unknown kind ${kind}`}; one of squares (t0) is expected.`;
    return failure(issue('format-unsupported', message));
  },
});
