/** Support for explanations of zebra puzzles. */
import type { Explaining } from '../../contract/explaining.js';
import type { ZebraPuzzle } from '../puzzle.js';
import { zebraMoves } from './moves/index.js';
import { zebraStatePicture } from './picture.js';
import { readZebraState } from './state.js';

export const zebraExplaining: Explaining<ZebraPuzzle> = {
  // Its clues need no variables of their own.
  formulation: 'supports',
  readState: readZebraState,
  picture: zebraStatePicture,
  moves: zebraMoves,
};
