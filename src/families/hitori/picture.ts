/**
 * The printed form of a Hitori: numbers in cells of 7 mm with thin lines between them and a heavy frame. The
 * black cells of the solution are black, with their numbers in white; an answer key shows them alone.
 */
import type { Scene } from '../../draw/index.js';
import type { StateView } from '../contract/explaining.js';
import type { View } from '../contract/family.js';
import {
  type NumberedCells,
  numberedCellsPicture,
  numberedCellsState,
} from '../kit/pictures/numbered-cells.js';
import { BLACK_CELL, type HitoriPuzzle, type HitoriSolution, NO_NUMBER } from './puzzle.js';

/** Draws a puzzle: the numbers, the solution when the view has one, marked cells on a grey ground. */
export function hitoriPicture(puzzle: HitoriPuzzle, view: View<HitoriSolution>): Scene {
  return numberedCellsPicture(cellsOf(puzzle), view);
}

/** Draws a state with the cells of the reasons on grounds of their own. */
export function hitoriStatePicture(puzzle: HitoriPuzzle, view: StateView): Scene {
  return numberedCellsState(cellsOf(puzzle), view);
}

function cellsOf({ grid }: HitoriPuzzle): NumberedCells {
  return {
    name: 'Hitori',
    grid: grid.map((row) => row.map((number) => (number === NO_NUMBER ? undefined : number))),
    black: BLACK_CELL,
    cell: 7,
    sizes: [4.4, 3.6],
  };
}
