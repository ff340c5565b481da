/** A puzzle being solved: discs as in a solution, concluded ones in frames. */
import { type Cell, sizeOfRows } from '../../../core/index.js';
import { BLACK, type Circle, HAIRLINE, type Scene, WHITE } from '../../../draw/index.js';
import type { StateView } from '../../contract/explaining.js';
import { GridPicture } from '../../kit/pictures/grid-picture.js';
import { marksAt, partsOfGrid, reasonGrounds, strongEntry } from '../../kit/pictures/state-picture.js';
import { CELL, SOLVED_RADIUS, unrulyPicture } from '../picture.js';
import { OPEN, type UnrulyPuzzle } from '../puzzle.js';

/** Draws a state over the puzzle, with the cells of the reasons on grounds of their own. */
export function unrulyStatePicture(puzzle: UnrulyPuzzle, view: StateView): Scene {
  const scene = unrulyPicture(puzzle, {});
  const picture = new GridPicture(sizeOfRows(puzzle.grid), CELL);
  const isGiven = ([row, column]: Cell): boolean => puzzle.grid[row]![column] !== OPEN;
  const disc = (cell: Cell, isBlack: boolean): Circle =>
    picture.circle(cell, SOLVED_RADIUS, {
      fill: isBlack ? BLACK : WHITE,
      stroke: BLACK,
      strokeWidth: HAIRLINE,
    });
  return {
    ...scene,
    shapes: [
      ...reasonGrounds(picture, partsOfGrid(picture.size, view.tints)),
      ...scene.shapes,
      ...marksAt(view.marks, view.known)
        .filter(({ cell }) => !isGiven(cell))
        .map(({ cell, value }) => disc(cell, value)),
      ...marksAt(view.marks, view.concluded).flatMap(({ cell, value }) =>
        strongEntry(picture, cell, [disc(cell, value)]),
      ),
    ],
  };
}
