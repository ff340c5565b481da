/**
 * Skyscrapers being solved: entries, candidates where a step speaks of them, and its conclusions in frames.
 */
import type { Scene } from '../../../draw/index.js';
import type { StateView } from '../../contract/explaining.js';
import { numbersBeingSolved } from '../../kit/states/number-state.js';
import { NUMBER_SIZES, skyscrapersScene } from '../picture.js';
import type { SkyscrapersPuzzle } from '../puzzle.js';

/** Draws a state with the cells of the reasons on grounds of their own. */
export function skyscrapersStatePicture(puzzle: SkyscrapersPuzzle, view: StateView): Scene {
  return skyscrapersScene(puzzle, numbersBeingSolved(puzzle.grid, NUMBER_SIZES, view));
}
