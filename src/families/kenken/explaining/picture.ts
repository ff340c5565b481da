/**
 * A Calcudoku being solved: entries, candidates where a step speaks of them, and its conclusions in frames.
 */
import type { Scene } from '../../../draw/index.js';
import type { StateView } from '../../contract/explaining.js';
import { reasonGrounds } from '../../kit/pictures/state-picture.js';
import { noNumbers, numbersOfState } from '../../kit/states/number-state.js';
import { CLUE_HEIGHT, kenkenScene, NUMBER_SIZES } from '../picture.js';
import type { KenkenPuzzle } from '../puzzle.js';

/** Draws a state with the cells of the reasons on grounds of their own. */
export function kenkenStatePicture(puzzle: KenkenPuzzle, view: StateView): Scene {
  return kenkenScene(puzzle, {
    isSolved: false,
    hasClues: true,
    grounds: (picture) => reasonGrounds(picture, view.tints),
    entries: (picture) =>
      numbersOfState(picture, view, {
        sizes: NUMBER_SIZES,
        top: CLUE_HEIGHT,
        ...noNumbers(puzzle.size),
      }),
  });
}
