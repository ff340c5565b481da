/**
 * The printed form of a Futoshiki: thin lines between cells, a heavy frame, given numbers in bold and those
 * of the solution in regular type, so that they can be distinguished in black and white. Signs stand on the
 * borders of their cells, pointing to the smaller number; of the adjacent kind they are hollow bars along the
 * borders. Cells are 10 mm wide, which leaves room for candidates beside the signs.
 */
import { sizeOfRows } from '../../core/index.js';
import { BLACK, type Colour, HAIRLINE, type Scene } from '../../draw/index.js';
import type { View } from '../contract/family.js';
import {
  barOf,
  borderSigns,
  latticeBetween,
  lessSign,
  type PlacedBorderSign,
} from '../kit/pictures/border-signs.js';
import { innerLines } from '../kit/pictures/grid-lines.js';
import { GridPicture } from '../kit/pictures/grid-picture.js';
import { type CluedContent, printedNumbers } from '../kit/pictures/sheet-content.js';
import { type FutoshikiPuzzle, type FutoshikiSolution, isAdjacent } from './puzzle.js';

/** Side of a cell in millimetres. */
const CELL = 10;
const FRAME = 3 * HAIRLINE;
/** Font sizes for numbers of one digit and of two. */
export const NUMBER_SIZES = [5.6, 4.8] as const;
const LINE_COLOUR: Colour = '#8a8a8a';

/** Draws a puzzle: the given numbers, the solution when the view has one, marked cells on a grey ground. */
export function futoshikiPicture(puzzle: FutoshikiPuzzle, view: View<FutoshikiSolution>): Scene {
  return futoshikiScene(puzzle, printedNumbers(puzzle.grid, NUMBER_SIZES, view));
}

/** The sheet of a Futoshiki with its lines and signs. */
export function futoshikiScene(puzzle: FutoshikiPuzzle, content: CluedContent): Scene {
  const side = puzzle.grid.length;
  const picture = new GridPicture(sizeOfRows(puzzle.grid), CELL);
  const signs = content.hasClues ? signsOf(puzzle) : [];
  return picture.scene({
    title: `Futoshiki, ${side} by ${side}`,
    isSolved: content.isSolved,
    lattice: { roomy: true, between: latticeBetween(picture, signs) },
    shapes: [
      ...content.grounds(picture),
      ...innerLines(picture, LINE_COLOUR),
      picture.frame(BLACK, FRAME),
      ...content.entries(picture),
      ...borderSigns(picture, signs),
    ],
  });
}

function signsOf(puzzle: FutoshikiPuzzle): readonly PlacedBorderSign[] {
  return isAdjacent(puzzle) ? puzzle.adjacent.map(barOf) : puzzle.less.map(lessSign);
}
