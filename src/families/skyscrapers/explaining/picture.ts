/**
 * Skyscrapers being solved: entries, candidates where a step speaks of them, and its conclusions in frames.
 */
import { flatMapCells } from '../../../core/index.js';
import type { Scene } from '../../../draw/index.js';
import type { StateView } from '../../contract/explaining.js';
import { partsOfGrid, reasonGrounds } from '../../kit/pictures/state-picture.js';
import { numbersOfState } from '../../kit/states/number-state.js';
import { givenNumber, NUMBER_SIZES, skyscrapersScene } from '../picture.js';
import type { SkyscrapersPuzzle } from '../puzzle.js';

/** Draws a state with the cells of the reasons on grounds of their own. */
export function skyscrapersStatePicture(puzzle: SkyscrapersPuzzle, view: StateView): Scene {
  return skyscrapersScene(puzzle, {
    isSolved: false,
    hasClues: true,
    grounds: (picture) => reasonGrounds(picture, partsOfGrid(picture.size, view.tints)),
    numbers: (picture) => [
      ...flatMapCells(puzzle.grid, (given, cell) => (given > 0 ? [givenNumber(picture, cell, given)] : [])),
      ...numbersOfState(picture, view, { sizes: NUMBER_SIZES, given: puzzle.grid, most: puzzle.grid.length }),
    ],
  });
}
