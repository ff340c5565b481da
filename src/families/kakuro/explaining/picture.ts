/** A Kakuro being solved: entries, candidates where a step speaks of them, and its conclusions in frames. */
import type { Scene } from '../../../draw/index.js';
import type { StateView } from '../../contract/explaining.js';
import { reasonGrounds } from '../../kit/pictures/state-picture.js';
import { numbersOfState } from '../../kit/states/number-state.js';
import { kakuroScene, NUMBER_SIZES } from '../picture.js';
import { type KakuroPuzzle, numbersOf } from '../puzzle.js';

/** Draws a state with the cells of the reasons on grounds of their own. */
export function kakuroStatePicture(puzzle: KakuroPuzzle, view: StateView): Scene {
  return kakuroScene(puzzle, {
    isSolved: false,
    hasClues: true,
    grounds: (picture) => reasonGrounds(picture, view.tints),
    entries: (picture) => numbersOfState(picture, view, { sizes: NUMBER_SIZES, ...numbersOf(puzzle) }),
  });
}
