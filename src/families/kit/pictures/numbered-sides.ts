/**
 * The printed form of numbers in cells and lines along their sides: dots at the corners of cells 8 mm wide,
 * the numbers, and the solution as heavy lines.
 */
import {
  type Cell,
  type Edge,
  flatMapCells,
  placeOfCorner,
  sidesOf,
  sizeOfRows,
} from '../../../core/index.js';
import { BLACK, type Scene } from '../../../draw/index.js';
import type { View } from '../../contract/family.js';
import { GridPicture, titleOfSize } from './grid-picture.js';
import { MARK_COLOUR } from './sheet-content.js';

/** Measures in millimetres. */
export const SIDE_CELL = 8;
const DOT = 0.5;
const LINE = 0.9;
const NUMBER = 4.4;

/** The sign of a cell without a number. */
const OPEN = '.';

/**
 * Draws a puzzle: its numbers, the lines when the view has a solution, marked cells on a grey ground.
 * @param name of the puzzle, in the title
 */
export function numberedSidesPicture(
  name: string,
  grid: readonly string[],
  { solution, marks }: View<readonly Edge[]>,
): Scene {
  const picture = new GridPicture(sizeOfRows(grid), SIDE_CELL);
  const dot = (corner: Cell) => picture.circle(placeOfCorner(corner), DOT, { fill: BLACK });
  const line = ([from, to]: Edge) =>
    picture.between(placeOfCorner(from), placeOfCorner(to), { width: LINE, cap: 'round' });
  return picture.scene({
    title: titleOfSize(name, picture.size),
    isSolved: solution !== undefined,
    shapes: [
      ...picture.grounds(marks, MARK_COLOUR),
      ...sidesOf(picture.size).points.map(dot),
      ...(solution ?? []).map(line),
      ...flatMapCells(grid, (sign, cell) =>
        sign === OPEN ? [] : [picture.text(cell, sign, { size: NUMBER })],
      ),
    ],
  });
}
