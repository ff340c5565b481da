/** Support for explanations of Binairos. */
import type { Explaining } from '../../contract/explaining.js';
import type { BinairoPuzzle } from '../puzzle.js';
import { binairoMoves } from './moves/index.js';
import { binairoStatePicture } from './picture.js';
import { readBinairoState } from './state.js';

export const binairoExplaining: Omit<Explaining<BinairoPuzzle>, 'formulation'> = {
  readState: readBinairoState,
  picture: binairoStatePicture,
  moves: binairoMoves,
};
