/** Support for explanations of Masyu: moves, states as lists of lines, their pictures. */
import type { Explaining } from '../../contract/explaining.js';
import { WAY_NAMES } from '../../kit/edge-issues.js';
import { lineExplaining } from '../../kit/states/line-explaining.js';
import { CELL, masyuPicture } from '../picture.js';
import type { MasyuPuzzle } from '../puzzle.js';
import { masyuRuled } from '../rules.js';
import { masyuMoves } from './moves.js';

export const masyuExplaining: Omit<Explaining<MasyuPuzzle>, 'formulation'> = {
  ...lineExplaining({
    ruled: masyuRuled,
    names: WAY_NAMES,
    cell: CELL,
    width: 1.8,
    picture: masyuPicture,
  }),
  moves: masyuMoves,
};
