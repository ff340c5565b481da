/** Support for explanations of Hitori. */
import { sizeOfRows } from '../../../core/index.js';
import type { Explaining } from '../../contract/explaining.js';
import { readColourState } from '../../kit/states/colour-state.js';
import { hitoriStatePicture } from '../picture.js';
import type { HitoriPuzzle } from '../puzzle.js';
import { hitoriMoves } from './moves.js';

export const hitoriExplaining: Omit<Explaining<HitoriPuzzle>, 'formulation'> = {
  readState: (json, { grid }) => readColourState(json, sizeOfRows(grid)),
  picture: hitoriStatePicture,
  moves: hitoriMoves,
};
