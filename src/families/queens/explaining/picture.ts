/** A Queens puzzle being solved: queens, crosses in empty cells; the conclusions of a step drawn strongly. */
import type { Scene } from '../../../draw/index.js';
import type { StateView } from '../../contract/explaining.js';
import { reasonGrounds } from '../../kit/pictures/state-picture.js';
import { cellsOfState } from '../../kit/states/cell-state.js';
import { queenIn, queensScene } from '../picture.js';
import type { QueensPuzzle } from '../puzzle.js';

/** Draws a state with the cells of the reasons on grounds of their own. */
export function queensStatePicture(puzzle: QueensPuzzle, view: StateView): Scene {
  return queensScene(puzzle, {
    isSolved: false,
    hasCaption: true,
    signs: () => [],
    grounds: (picture) => reasonGrounds(picture, view.tints),
    entries: (picture) => cellsOfState(picture, view, (cell) => queenIn(picture, cell)),
  });
}
