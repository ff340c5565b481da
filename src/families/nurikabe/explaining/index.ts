/** Support for explanations of Nurikabe. */
import type { Explaining } from '../../contract/explaining.js';
import type { NurikabePuzzle } from '../puzzle.js';
import { nurikabeMoves } from './moves/index.js';
import { nurikabeStatePicture } from './picture.js';
import { readNurikabeState } from './state.js';

export const nurikabeExplaining: Omit<Explaining<NurikabePuzzle>, 'formulation'> = {
  readState: readNurikabeState,
  picture: nurikabeStatePicture,
  moves: nurikabeMoves,
};
