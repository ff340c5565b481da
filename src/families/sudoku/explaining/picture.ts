/** A Sudoku being solved: entries, candidates where a step speaks of them, and its conclusions in frames. */
import type { Scene } from '../../../draw/index.js';
import type { StateView } from '../../contract/explaining.js';
import { givenNumbers } from '../../kit/pictures/sheet-content.js';
import { reasonGrounds } from '../../kit/pictures/state-picture.js';
import { numbersOfState } from '../../kit/states/number-state.js';
import { NUMBER_SIZES, sudokuScene } from '../picture.js';
import { type SudokuPuzzle, sideOf } from '../puzzle.js';

/** Draws a state with the cells of the reasons on grounds of their own. */
export function sudokuStatePicture(puzzle: SudokuPuzzle, view: StateView): Scene {
  return sudokuScene(puzzle, {
    isSolved: false,
    grounds: (picture) => reasonGrounds(picture, view.tints),
    entries: (picture) => [
      ...givenNumbers(picture, puzzle.grid, NUMBER_SIZES),
      ...numbersOfState(picture, view, { sizes: NUMBER_SIZES, given: puzzle.grid, most: sideOf(puzzle) }),
    ],
  });
}
