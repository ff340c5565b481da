/**
 * The printed form of Crosswise: thin lines between cells 9 mm wide, a heavy frame, given numbers in bold and
 * those of the solution in regular type, so that they can be distinguished in black and white.
 */
import { sizeOfRows } from '../../core/index.js';
import { BLACK, type Colour, HAIRLINE, type Scene } from '../../draw/index.js';
import type { StateView } from '../contract/explaining.js';
import type { View } from '../contract/family.js';
import { innerLines } from '../kit/pictures/grid-lines.js';
import { GridPicture, titleOfSize } from '../kit/pictures/grid-picture.js';
import { printedNumbers, type SheetContent } from '../kit/pictures/sheet-content.js';
import { numbersBeingSolved } from '../kit/states/number-state.js';
import type { CrosswisePuzzle, CrosswiseSolution } from './puzzle.js';

/** Side of a cell in millimetres. */
const CELL = 9;
const FRAME = 3 * HAIRLINE;
/** Font sizes for numbers of one digit and of two. */
const NUMBER_SIZES = [5.4, 4.6] as const;
const LINE_COLOUR: Colour = '#8a8a8a';

/** Draws a puzzle: the given numbers, the solution when the view has one, marked cells on a grey ground. */
export function crosswisePicture({ grid }: CrosswisePuzzle, view: View<CrosswiseSolution>): Scene {
  return sheet(grid, printedNumbers(grid, NUMBER_SIZES, view));
}

/** Draws a state: entries, candidates where a step speaks of them, and its conclusions in frames. */
export function crosswiseStatePicture({ grid }: CrosswisePuzzle, view: StateView): Scene {
  return sheet(grid, numbersBeingSolved(grid, NUMBER_SIZES, view));
}

function sheet(grid: CrosswisePuzzle['grid'], { isSolved, grounds, entries }: SheetContent): Scene {
  const picture = new GridPicture(sizeOfRows(grid), CELL);
  return picture.scene({
    title: titleOfSize('Crosswise', picture.size),
    isSolved,
    lattice: { roomy: true },
    shapes: [
      ...grounds(picture),
      ...innerLines(picture, LINE_COLOUR),
      picture.frame(BLACK, FRAME),
      ...entries(picture),
    ],
  });
}
