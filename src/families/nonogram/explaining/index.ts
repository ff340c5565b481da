/** Support for explanations of nonograms. */
import type { Explaining } from '../../contract/explaining.js';
import type { NonogramPuzzle } from '../puzzle.js';
import { nonogramStatePicture } from './picture.js';
import { readNonogramState } from './state.js';
import { nonogramTechniques } from './techniques.js';

export const nonogramExplaining: Explaining<NonogramPuzzle> = {
  formulation: 'order',
  readState: readNonogramState,
  picture: nonogramStatePicture,
  techniques: nonogramTechniques,
  kindOf: ({ palette }) => (palette === undefined ? undefined : 'colours'),
};
