/**
 * A Nurikabe being solved, as JSON: rows of `#` (sea), `.` (land) and `?` (not known yet). Drawn are known
 * sea in black and known land without a number as a dot; the conclusions of a step are drawn strongly, in
 * frames.
 */
import { type Cell, type Result, sizeOfRows } from '../../../core/index.js';
import { BLACK, type Scene, type Shape } from '../../../draw/index.js';
import type { Known, StateView } from '../../contract/explaining.js';
import { blackCell, concludedBlack } from '../../kit/pictures/black-cells.js';
import type { GridPicture } from '../../kit/pictures/grid-picture.js';
import { marksAt, partsOfGrid, reasonGrounds, strongEntry } from '../../kit/pictures/state-picture.js';
import { readSignState } from '../../kit/states/sign-state.js';
import { nurikabeScene } from '../picture.js';
import { LAND, type NurikabePuzzle, SEA } from '../puzzle.js';

const UNKNOWN = '?';

/** Reads rows of signs; cells with numbers are land. */
export function readNurikabeState(json: unknown, { grid }: NurikabePuzzle): Result<readonly Known[]> {
  const size = sizeOfRows(grid);
  return readSignState(json, {
    size,
    signs: { [SEA]: 'sea', [LAND]: 'land', [UNKNOWN]: 'nothing known' },
    open: UNKNOWN,
    known: (sign, [row, column]) =>
      sign === SEA && grid[row]![column] !== 0
        ? 'The cell has a number, so it is land; sea cannot stand here.'
        : [{ mark: row * size.columns + column, value: sign === SEA }],
  });
}

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
