/** An Akari being solved: bulbs, crosses in cells without one; the conclusions of a step drawn strongly. */
import type { Scene } from '../../../draw/index.js';
import type { StateView } from '../../contract/explaining.js';
import { partsOfGrid, reasonGrounds } from '../../kit/pictures/state-picture.js';
import { cellsOfState } from '../../kit/states/cell-state.js';
import { akariScene, bulbIn } from '../picture.js';
import type { AkariPuzzle } from '../puzzle.js';

/** Draws a state with the cells of the reasons on grounds of their own. */
export function akariStatePicture(puzzle: AkariPuzzle, view: StateView): Scene {
  return akariScene(puzzle, {
    isSolved: false,
    grounds: (picture) => reasonGrounds(picture, partsOfGrid(picture.size, view.tints)),
    entries: (picture) => cellsOfState(picture, view, (cell) => bulbIn(picture, cell)),
  });
}
