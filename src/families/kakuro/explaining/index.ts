/** Support for explanations of Kakuro. */
import type { Explaining } from '../../contract/explaining.js';
import { readNumberState } from '../../kit/states/number-state.js';
import { type KakuroPuzzle, numbersOf } from '../puzzle.js';
import { kakuroMoves } from './moves/index.js';
import { kakuroStatePicture } from './picture.js';

export const kakuroExplaining: Omit<Explaining<KakuroPuzzle>, 'formulation'> = {
  readState: (json, puzzle) => readNumberState(json, numbersOf(puzzle)),
  picture: kakuroStatePicture,
  moves: kakuroMoves,
};
