/** Support for explanations of Mosaics. */
import type { Explaining } from '../../contract/explaining.js';
import type { MosaicPuzzle } from '../puzzle.js';
import { mosaicMoves } from './moves/index.js';
import { mosaicStatePicture } from './picture.js';
import { readMosaicState } from './state.js';

export const mosaicExplaining: Omit<Explaining<MosaicPuzzle>, 'formulation'> = {
  readState: readMosaicState,
  picture: mosaicStatePicture,
  moves: mosaicMoves,
};
