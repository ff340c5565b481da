/**
 * Confirms that islands would be cut off, from the grid and the rule that all islands are joined into one
 * whole. It walks over the water itself and shares nothing with the layout and the models whose rows it
 * confirms.
 */
import type { Cell, Edge } from '../../core/index.js';
import { cellsCutOff } from '../kit/confirm/cut.js';
import { type HashiPuzzle, islandCells, nextIsland } from './puzzle.js';

/** To the right, below, to the left and above. */
const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/**
 * The islands that no bridges could join with all others if none were built between the given pairs; of the
 * parts into which the islands would fall, the smallest, the first of equals. None when all could still be
 * joined.
 */
export function islandsCutOff(puzzle: HashiPuzzle, without: readonly Edge[]): readonly Cell[] {
  const joinable = (cell: Cell): readonly Cell[] => STEPS.flatMap((step) => nextIsland(puzzle, cell, step));
  return cellsCutOff(islandCells(puzzle), joinable, without);
}
