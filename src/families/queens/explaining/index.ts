/** Support for explanations of Queens puzzles. */
import type { Explaining } from '../../contract/explaining.js';
import { QUEEN, type QueensPuzzle, type QueensSolution } from '../puzzle.js';
import { queensMoves } from './moves/index.js';
import { queensStatePicture } from './picture.js';
import { readQueensState } from './state.js';

export const queensExplaining: Explaining<QueensPuzzle> = {
  formulation: 'partitions',
  withOptimum: ({ family, board }, solution) => ({
    family,
    board,
    queens: (solution as QueensSolution).join('').split(QUEEN).length - 1,
  }),
  readState: readQueensState,
  picture: queensStatePicture,
  moves: queensMoves,
};
