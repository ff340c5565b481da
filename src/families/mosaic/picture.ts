/**
 * The printed form of a Mosaic: numbers in cells of 6 mm with thin lines between them and a heavy frame. The
 * black cells of the solution are black, with their numbers in white; an answer key shows the drawing alone.
 */
import { type Cell, flatMapCells, sizeOfRows } from '../../core/index.js';
import { BLACK, type Colour, HAIRLINE, type Scene, type Text, WHITE } from '../../draw/index.js';
import type { View } from '../contract/family.js';
import { blackCell } from '../kit/pictures/black-cells.js';
import { innerLines } from '../kit/pictures/grid-lines.js';
import { GridPicture, titleOfSize } from '../kit/pictures/grid-picture.js';
import { MARK_COLOUR, type SheetContent } from '../kit/pictures/sheet-content.js';
import { BLACK_CELL, type MosaicPuzzle, type MosaicSolution, NO_NUMBER } from './puzzle.js';

/** Side of a cell in millimetres. */
export const CELL = 6;
const FRAME = 3 * HAIRLINE;
const NUMBER_SIZE = 3.8;
const LINE_COLOUR: Colour = '#8a8a8a';

/** Draws a puzzle: the numbers, the solution when the view has one, marked cells on a grey ground. */
export function mosaicPicture(puzzle: MosaicPuzzle, view: View<MosaicSolution>): Scene {
  const { solution = [] } = view;
  const isBlack = ([row, column]: Cell): boolean => solution[row]?.[column] === BLACK_CELL;
  return mosaicScene(puzzle, {
    isSolved: view.solution !== undefined,
    grounds: (picture) => picture.grounds(view.marks, MARK_COLOUR),
    entries: (picture) => [
      ...flatMapCells(solution, (sign, cell) => (sign === BLACK_CELL ? [blackCell(picture, cell)] : [])),
      ...(view.answerOnly ? [] : numbersOf(picture, puzzle, isBlack)),
    ],
  });
}

/** The sheet of a Mosaic with its lines. */
export function mosaicScene({ grid }: MosaicPuzzle, content: SheetContent): Scene {
  const size = sizeOfRows(grid);
  const picture = new GridPicture(size, CELL);
  return picture.scene({
    title: titleOfSize('Mosaic', size),
    isSolved: content.isSolved,
    shapes: [
      ...content.grounds(picture),
      ...innerLines(picture, LINE_COLOUR),
      ...content.entries(picture),
      picture.frame(BLACK, FRAME),
    ],
  });
}

/** The numbers, white in black cells. */
export function numbersOf(
  picture: GridPicture,
  { grid }: MosaicPuzzle,
  isBlack: (cell: Cell) => boolean,
): readonly Text[] {
  return flatMapCells(grid, (number, cell) => {
    if (number === NO_NUMBER) return [];
    return [picture.text(cell, number, { size: NUMBER_SIZE, colour: isBlack(cell) ? WHITE : BLACK })];
  });
}
