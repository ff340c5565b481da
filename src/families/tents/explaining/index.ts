/** Support for explanations of Tents. */
import type { Explaining } from '../../contract/explaining.js';
import type { TentsPuzzle } from '../puzzle.js';
import { tentsMoves } from './moves.js';
import { tentsStatePicture } from './picture.js';
import { readTentsState } from './state.js';

export const tentsExplaining: Omit<Explaining<TentsPuzzle>, 'formulation'> = {
  readState: readTentsState,
  picture: tentsStatePicture,
  moves: tentsMoves,
};
