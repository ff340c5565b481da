/** Support for explanations of Akari. */
import type { Explaining } from '../../contract/explaining.js';
import type { AkariPuzzle } from '../puzzle.js';
import { akariMoves } from './moves.js';
import { akariStatePicture } from './picture.js';
import { readAkariState } from './state.js';

export const akariExplaining: Omit<Explaining<AkariPuzzle>, 'formulation'> = {
  readState: readAkariState,
  picture: akariStatePicture,
  moves: akariMoves,
};
