/**
 * The printed form of Fences: dots at the corners of cells 8 mm wide, the numbers, and the loop as a heavy
 * line.
 */
import { type Cell, type Edge, flatMapCells, placeOfCorner, sidesOf, sizeOfRows } from '../../core/index.js';
import { BLACK, type Scene } from '../../draw/index.js';
import type { View } from '../contract/family.js';
import { GridPicture, titleOfSize } from '../kit/pictures/grid-picture.js';
import { MARK_COLOUR } from '../kit/pictures/sheet-content.js';
import { type FencesPuzzle, type FencesSolution, OPEN } from './puzzle.js';

/** Measures in millimetres. */
const CELL = 8;
const DOT = 0.5;
const LINE = 0.9;
const NUMBER = 4.4;

/** The sheet of a puzzle. */
export function sheetOf({ grid }: FencesPuzzle): GridPicture {
  return new GridPicture(sizeOfRows(grid), CELL);
}

/** A side as a line among the cells. */
export function onSides([from, to]: Edge): Edge {
  return [placeOfCorner(from), placeOfCorner(to)];
}

/** Draws a puzzle: its numbers, the loop when the view has a solution, marked cells on a grey ground. */
export function fencesPicture(puzzle: FencesPuzzle, { solution, marks }: View<FencesSolution>): Scene {
  const picture = sheetOf(puzzle);
  const dot = (corner: Cell) => picture.circle(placeOfCorner(corner), DOT, { fill: BLACK });
  return picture.scene({
    title: titleOfSize('Fences', picture.size),
    isSolved: solution !== undefined,
    shapes: [
      ...picture.grounds(marks, MARK_COLOUR),
      ...sidesOf(picture.size).points.map(dot),
      ...(solution ?? []).map((side) => picture.between(...onSides(side), { width: LINE, cap: 'round' })),
      ...flatMapCells(puzzle.grid, (sign, cell) =>
        sign === OPEN ? [] : [picture.text(cell, sign, { size: NUMBER })],
      ),
    ],
  });
}
