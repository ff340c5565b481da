/**
 * A Nurikabe being solved: known sea is black, known land without a number has a dot; the conclusions of a
 * step are drawn strongly, in frames.
 */
import type { Cell } from '../../../core/index.js';
import { BLACK, type Scene, type Shape } from '../../../draw/index.js';
import type { StateView } from '../../contract/explaining.js';
import { blackCell, concludedBlack } from '../../kit/pictures/black-cells.js';
import type { GridPicture } from '../../kit/pictures/grid-picture.js';
import { marksAt, partsOfGrid, reasonGrounds, strongEntry } from '../../kit/pictures/state-picture.js';
import { nurikabeScene } from '../picture.js';
import type { NurikabePuzzle } from '../puzzle.js';

/** The radius of the dot of land, in cells. */
const DOT = 0.11;

/** Draws a state with the cells of the reasons on grounds of their own. */
export function nurikabeStatePicture(puzzle: NurikabePuzzle, view: StateView): Scene {
  const isBare = ([row, column]: Cell): boolean => puzzle.grid[row]![column] === 0;
  return nurikabeScene(puzzle, {
    isSolved: false,
    grounds: (picture) => reasonGrounds(picture, partsOfGrid(picture.size, view.tints)),
    entries: (picture) => [
      ...marksAt(view.marks, view.known).flatMap(({ cell, value }): readonly Shape[] =>
        value ? [blackCell(picture, cell)] : isBare(cell) ? [dotIn(picture, cell)] : [],
      ),
      ...marksAt(view.marks, view.concluded).flatMap(({ cell, value }) =>
        value ? concludedBlack(picture, cell) : strongEntry(picture, cell, [dotIn(picture, cell)]),
      ),
    ],
  });
}

function dotIn(picture: GridPicture, cell: Cell): Shape {
  return picture.circle(cell, DOT * picture.cell, { fill: BLACK });
}
