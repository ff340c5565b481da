/** Support for explanations of Unruly. */
import type { Explaining } from '../../contract/explaining.js';
import type { UnrulyPuzzle } from '../puzzle.js';
import { unrulyMoves } from './moves.js';
import { unrulyStatePicture } from './picture.js';
import { readUnrulyState } from './state.js';

export const unrulyExplaining: Omit<Explaining<UnrulyPuzzle>, 'formulation'> = {
  readState: readUnrulyState,
  picture: unrulyStatePicture,
  moves: unrulyMoves,
};
