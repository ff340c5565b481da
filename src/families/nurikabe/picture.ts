/**
 * The printed form of a Nurikabe: numbers in cells of 7 mm with thin lines between them and a heavy frame;
 * in the solution the sea is black.
 */
import { flatMapCells, sizeOfRows } from '../../core/index.js';
import { BLACK, type Colour, HAIRLINE, type Scene } from '../../draw/index.js';
import type { View } from '../contract/family.js';
import { blackCell } from '../kit/pictures/black-cells.js';
import { innerLines } from '../kit/pictures/grid-lines.js';
import { GridPicture, titleOfSize } from '../kit/pictures/grid-picture.js';
import { MARK_COLOUR, type SheetContent } from '../kit/pictures/sheet-content.js';
import { type NurikabePuzzle, type NurikabeSolution, numbersOf, SEA } from './puzzle.js';

/** Side of a cell in millimetres. */
const CELL = 7;
const FRAME = 3 * HAIRLINE;
/** Sizes of numbers of one digit and of more. */
const NUMBER_SIZES = [4.6, 3.8] as const;
const NOT_GIVEN = '?';
const LINE_COLOUR: Colour = '#8a8a8a';

/** Draws a puzzle: the numbers, the sea when the view has a solution, marked cells on a grey ground. */
export function nurikabePicture(puzzle: NurikabePuzzle, { solution, marks }: View<NurikabeSolution>): Scene {
  return nurikabeScene(puzzle, {
    isSolved: solution !== undefined,
    grounds: (picture) => picture.grounds(marks, MARK_COLOUR),
    entries: (picture) =>
      flatMapCells(solution ?? [], (sign, cell) => (sign === SEA ? [blackCell(picture, cell)] : [])),
  });
}

/** The sheet of a Nurikabe with its numbers. */
export function nurikabeScene(puzzle: NurikabePuzzle, { isSolved, grounds, entries }: SheetContent): Scene {
  const size = sizeOfRows(puzzle.grid);
  const picture = new GridPicture(size, CELL);
  return picture.scene({
    title: titleOfSize('Nurikabe', size),
    isSolved,
    shapes: [
      ...grounds(picture),
      ...innerLines(picture, LINE_COLOUR),
      ...entries(picture),
      picture.frame(BLACK, FRAME),
      ...numbersOf(puzzle).map(({ cell, number }) =>
        number === null
          ? picture.text(cell, NOT_GIVEN, { size: NUMBER_SIZES[0] })
          : picture.number(cell, number, NUMBER_SIZES, {}),
      ),
    ],
  });
}
