/** Tents being solved: tents, crosses in cells without one; the conclusions of a step drawn strongly. */
import type { Scene } from '../../../draw/index.js';
import type { StateView } from '../../contract/explaining.js';
import { marksAt, partsOfGrid, reasonGrounds } from '../../kit/pictures/state-picture.js';
import { cellsOfState } from '../../kit/states/cell-state.js';
import { tentIn, tentsScene } from '../picture.js';
import type { TentsPuzzle } from '../puzzle.js';

/** Draws a state with the cells of the reasons on grounds of their own. */
export function tentsStatePicture(puzzle: TentsPuzzle, view: StateView): Scene {
  return tentsScene(puzzle, {
    isSolved: false,
    hasClues: true,
    tents: marksAt(view.marks, [...view.known, ...(view.concluded ?? [])]).flatMap(({ cell, value }) =>
      value ? [cell] : [],
    ),
    grounds: (picture) => reasonGrounds(picture, partsOfGrid(picture.size, view.tints)),
    entries: (picture) => cellsOfState(picture, view, (cell) => tentIn(picture, cell)),
  });
}
