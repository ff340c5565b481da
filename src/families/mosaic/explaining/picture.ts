/**
 * A Mosaic being solved, with a mark for each cell that says that it is black: black cells as in a solution,
 * a cross in the corner of those that are known to be white. Concluded black cells stand in frames, concluded
 * crosses are large. The numbers lie over all of it.
 */
import type { Cell } from '../../../core/index.js';
import type { Line, Scene, Shape } from '../../../draw/index.js';
import type { StateView } from '../../contract/explaining.js';
import { blackCell, concludedBlack } from '../../kit/pictures/black-cells.js';
import type { GridPicture, Point } from '../../kit/pictures/grid-picture.js';
import {
  knownCross,
  marksAt,
  partsOfGrid,
  reasonGrounds,
  strongCross,
} from '../../kit/pictures/state-picture.js';
import { CELL, mosaicScene, numbersOf } from '../picture.js';
import { type MosaicPuzzle, NO_NUMBER } from '../puzzle.js';

/** The middle of the cross of a white cell, from its corner, in cells. */
const CROSS_AT = 0.8;
/** The reach of the strokes of crosses, known before and concluded, in cells. */
const CROSS = { known: 0.1, concluded: 0.14 } as const;

/** Draws a state with the cells of the reasons on grounds of their own. */
export function mosaicStatePicture(puzzle: MosaicPuzzle, view: StateView): Scene {
  const known = marksAt(view.marks, view.known);
  const found = marksAt(view.marks, view.concluded);
  const black = new Set([...known, ...found].filter(({ value }) => value).map(({ cell }) => cell.join()));
  const white = [...known, ...found].filter(({ value }) => !value);
  const scene = mosaicScene(puzzle, {
    isSolved: false,
    grounds: (picture) => reasonGrounds(picture, partsOfGrid(picture.size, view.tints)),
    entries: (picture) => [
      ...known.flatMap(({ cell, value }): readonly Shape[] =>
        value ? [blackCell(picture, cell)] : whiteCross(picture, cell),
      ),
      ...found.flatMap(({ cell, value }) =>
        value
          ? concludedBlack(picture, cell)
          : strongCross(crossPoint(picture, cell), CROSS.concluded * CELL),
      ),
      ...numbersOf(picture, puzzle, (cell) => black.has(cell.join())),
    ],
  });
  // A number hides the cross of its cell from a terminal.
  const signs = white.flatMap(({ cell: [row, column] }) => {
    const number = puzzle.grid[row]![column]!;
    if (number === NO_NUMBER) return [];
    const middle = { x: scene.lattice!.x + (column + 0.5) * CELL, y: scene.lattice!.y + (row + 0.5) * CELL };
    return [{ ...middle, unicode: `x${number}`, ascii: `x${number}` }];
  });
  return { ...scene, lattice: { ...scene.lattice!, signs } };
}

function whiteCross(picture: GridPicture, cell: Cell): readonly Line[] {
  return knownCross(crossPoint(picture, cell), CROSS.known * CELL);
}

function crossPoint(picture: GridPicture, cell: Cell): Point {
  const corner = picture.cornerOf(cell);
  return { x: corner.x + CROSS_AT * CELL, y: corner.y + CROSS_AT * CELL };
}
