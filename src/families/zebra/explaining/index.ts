/** Support for explanations of zebra puzzles. */
import type { Explaining } from '../../contract/explaining.js';
import type { ZebraPuzzle } from '../puzzle.js';
import { zebraStatePicture } from './picture.js';
import { readZebraState } from './state.js';
import { zebraTechniques } from './techniques.js';

export const zebraExplaining: Explaining<ZebraPuzzle> = {
  // Its clues need no variables of their own.
  formulation: 'supports',
  readState: readZebraState,
  picture: zebraStatePicture,
  techniques: zebraTechniques,
};
