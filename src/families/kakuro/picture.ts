/**
 * The printed form of a Kakuro: thin lines between white cells, black cells dark grey with a white diagonal
 * where they state sums, that of the run below under the diagonal and that of the run on the right above it.
 * Given numbers are bold, those of the solution regular. Black rows and columns are part of the grid. Cells
 * are 9 mm wide.
 */
import { type Cell, flatMapCells, sizeOfRows } from '../../core/index.js';
import {
  BLACK,
  type Colour,
  HAIRLINE,
  type LatticeSign,
  type Scene,
  type Shape,
  WHITE,
} from '../../draw/index.js';
import type { View } from '../contract/family.js';
import { cellLines } from '../kit/pictures/grid-lines.js';
import { GridPicture, titleOfSize } from '../kit/pictures/grid-picture.js';
import { isBlack, type KakuroPuzzle, type KakuroSolution, type Sums } from './puzzle.js';

/** Side of a cell in millimetres. */
const CELL = 9;
