/** Support for explanations of Futoshiki. */
import type { Explaining } from '../../contract/explaining.js';
import { readNumberState } from '../../kit/states/number-state.js';
import type { FutoshikiPuzzle } from '../puzzle.js';
import { futoshikiMoves } from './moves/index.js';
import { futoshikiStatePicture } from './picture.js';

export const futoshikiExplaining: Omit<Explaining<FutoshikiPuzzle>, 'formulation'> = {
  readState: (json, { grid }) => readNumberState(json, { given: grid, most: grid.length }),
  picture: futoshikiStatePicture,
  moves: futoshikiMoves,
};
