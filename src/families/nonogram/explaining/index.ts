/** Support for explanations of nonograms. */
import type { Explaining } from '../../contract/explaining.js';
import type { NonogramPuzzle } from '../puzzle.js';
import { nonogramMoves } from './moves/index.js';
import { nonogramStatePicture } from './picture.js';
import { readNonogramState } from './state.js';

export const nonogramExplaining: Explaining<NonogramPuzzle> = {
  formulation: 'order',
  readState: readNonogramState,
  picture: nonogramStatePicture,
  moves: nonogramMoves,
  kindOf: ({ palette }) => (palette === undefined ? undefined : 'colours'),
};
