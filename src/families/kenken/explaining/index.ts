/** Support for explanations of Calcudokus. */
import type { Explaining } from '../../contract/explaining.js';
import { noNumbers, readNumberState } from '../../kit/states/number-state.js';
import type { KenkenPuzzle } from '../puzzle.js';
import { kenkenMoves } from './moves/index.js';
import { kenkenStatePicture } from './picture.js';

export const kenkenExplaining: Explaining<KenkenPuzzle> = {
  formulation: 'combinations',
  readState: (json, { size }) => readNumberState(json, noNumbers(size)),
  picture: kenkenStatePicture,
  moves: kenkenMoves,
};
