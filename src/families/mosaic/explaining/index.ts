/** Support for explanations of Mosaics. */
import { sizeOfRows } from '../../../core/index.js';
import type { Explaining } from '../../contract/explaining.js';
import { readColourState } from '../../kit/states/colour-state.js';
import { mosaicStatePicture } from '../picture.js';
import type { MosaicPuzzle } from '../puzzle.js';
import { mosaicMoves } from './moves/index.js';

export const mosaicExplaining: Omit<Explaining<MosaicPuzzle>, 'formulation'> = {
  readState: (json, { grid }) => readColourState(json, sizeOfRows(grid)),
  picture: mosaicStatePicture,
  moves: mosaicMoves,
};
