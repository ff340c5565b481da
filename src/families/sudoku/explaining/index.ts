/** Support for explanations of Sudokus. */
import type { Explaining } from '../../contract/explaining.js';
import { readNumberState } from '../../kit/states/number-state.js';
import { type SudokuPuzzle, sideOf } from '../puzzle.js';
import { sudokuMoves } from './moves.js';
import { sudokuStatePicture } from './picture.js';

export const sudokuExplaining: Explaining<SudokuPuzzle> = {
  formulation: 'assignment',
  readState: (json, puzzle) => readNumberState(json, { given: puzzle.grid, most: sideOf(puzzle) }),
  picture: sudokuStatePicture,
  moves: sudokuMoves,
};
