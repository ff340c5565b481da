/**
 * The printed form of a Mosaic: numbers in cells of 6 mm with thin lines between them and a heavy frame. The
 * black cells of the solution are black, with their numbers in white; an answer key shows the drawing alone.
 */
import type { Scene } from '../../draw/index.js';
import type { StateView } from '../contract/explaining.js';
import type { View } from '../contract/family.js';
import {
  type NumberedCells,
  numberedCellsPicture,
  numberedCellsState,
} from '../kit/pictures/numbered-cells.js';
import { BLACK_CELL, type MosaicPuzzle, type MosaicSolution, NO_NUMBER } from './puzzle.js';

/** Draws a puzzle: the numbers, the solution when the view has one, marked cells on a grey ground. */
export function mosaicPicture(puzzle: MosaicPuzzle, view: View<MosaicSolution>): Scene {
  return numberedCellsPicture(cellsOf(puzzle), view);
}

/** Draws a state with the cells of the reasons on grounds of their own. */
export function mosaicStatePicture(puzzle: MosaicPuzzle, view: StateView): Scene {
  return numberedCellsState(cellsOf(puzzle), view);
}

function cellsOf({ grid }: MosaicPuzzle): NumberedCells {
  return {
    name: 'Mosaic',
    grid: grid.map((row) => [...row].map((sign) => (sign === NO_NUMBER ? undefined : Number(sign)))),
    black: BLACK_CELL,
    cell: 6,
    sizes: [3.8, 3.8],
  };
}
