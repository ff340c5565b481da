/** Support for explanations of Slitherlink: moves, states as lists of lines, their pictures. */
import type { Explaining } from '../../contract/explaining.js';
import { SIDE_NAMES } from '../../kit/edge-issues.js';
import { SIDE_CELL } from '../../kit/pictures/numbered-sides.js';
import { lineExplaining } from '../../kit/states/line-explaining.js';
import { slitherlinkPicture } from '../picture.js';
import type { SlitherlinkPuzzle } from '../puzzle.js';
import { slitherlinkRuled } from '../rules.js';
import { slitherlinkMoves } from './moves.js';

export const slitherlinkExplaining: Omit<Explaining<SlitherlinkPuzzle>, 'formulation'> = {
  ...lineExplaining({
    ruled: slitherlinkRuled,
    names: SIDE_NAMES,
    cell: SIDE_CELL,
    width: 1.6,
    picture: slitherlinkPicture,
  }),
  moves: slitherlinkMoves,
};
