/**
 * A Futoshiki being solved: entries, candidates where a step speaks of them, and its conclusions in frames.
 */
import type { Scene } from '../../../draw/index.js';
import type { StateView } from '../../contract/explaining.js';
import { numbersBeingSolved } from '../../kit/states/number-state.js';
import { futoshikiScene, NUMBER_SIZES } from '../picture.js';
import type { FutoshikiPuzzle } from '../puzzle.js';

/** Draws a state with the cells of the reasons on grounds of their own. */
export function futoshikiStatePicture(puzzle: FutoshikiPuzzle, view: StateView): Scene {
  return futoshikiScene(puzzle, numbersBeingSolved(puzzle.grid, NUMBER_SIZES, view));
}
