/**
 * The printed form of Unruly: thin lines between cells, a heavy frame, black and white discs. Given discs
 * have a heavy rim, so that they can be distinguished from those of the solution in black and white. Cells
 * are 8 mm wide.
 */

import { flatMapCells, sizeOfRows } from '../../core/index.js';
import { BLACK, type Circle, type Colour, HAIRLINE, type Scene, WHITE } from '../../draw/index.js';
import type { View } from '../contract/family.js';
import { innerLines } from '../kit/pictures/grid-lines.js';
import { GridPicture, titleOfSize } from '../kit/pictures/grid-picture.js';
import { MARK_COLOUR } from '../kit/pictures/sheet-content.js';
import { BLACK_CELL, OPEN, type UnrulyPuzzle, type UnrulySolution } from './puzzle.js';

/** Side of a cell in millimetres. */
export const CELL = 8;
const FRAME = 3 * HAIRLINE;
const GIVEN_RADIUS = 0.36 * CELL;
export const SOLVED_RADIUS = 0.28 * CELL;
const LINE_COLOUR: Colour = '#8a8a8a';

/** Draws a puzzle: the given cells, the solution when the view has one, marked cells on a grey ground. */
export function unrulyPicture({ grid }: UnrulyPuzzle, { solution, marks }: View<UnrulySolution>): Scene {
  const size = sizeOfRows(grid);
  const picture = new GridPicture(size, CELL);
  return picture.scene({
    title: titleOfSize('Unruly', size),
    isSolved: solution !== undefined,
    shapes: [
      ...picture.grounds(marks, MARK_COLOUR),
      ...innerLines(picture, LINE_COLOUR),
      picture.frame(BLACK, FRAME),
      ...flatMapCells(grid, (given, cell): readonly Circle[] => {
        const isGiven = given !== OPEN;
        const sign = isGiven ? given : solution?.[cell[0]]?.[cell[1]];
        if (sign === undefined) return [];
        const rim = { stroke: BLACK, strokeWidth: isGiven ? 3 * HAIRLINE : HAIRLINE };
        const fill = sign === BLACK_CELL ? BLACK : WHITE;
        return [picture.circle(cell, isGiven ? GIVEN_RADIUS : SOLVED_RADIUS, { ...rim, fill })];
      }),
    ],
  });
}
