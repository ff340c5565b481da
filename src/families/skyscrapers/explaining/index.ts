/** Support for explanations of Skyscrapers. */
import type { Explaining } from '../../contract/explaining.js';
import { readNumberState } from '../../kit/states/number-state.js';
import type { SkyscrapersPuzzle } from '../puzzle.js';
import { skyscrapersMoves } from './moves/index.js';
import { skyscrapersStatePicture } from './picture.js';

export const skyscrapersExplaining: Omit<Explaining<SkyscrapersPuzzle>, 'formulation'> = {
  readState: (json, { grid }) => readNumberState(json, { given: grid, most: grid.length }),
  picture: skyscrapersStatePicture,
  moves: skyscrapersMoves,
};
