/** Support for explanations of Hashis. */
import type { Explaining } from '../../contract/explaining.js';
import type { HashiPuzzle } from '../puzzle.js';
import { hashiMoves } from './moves/index.js';
import { hashiStatePicture } from './picture.js';
import { readHashiState } from './state.js';

export const hashiExplaining: Explaining<HashiPuzzle> = {
  formulation: 'cuts',
  readState: readHashiState,
  picture: hashiStatePicture,
  moves: hashiMoves,
};
