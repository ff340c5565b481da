/**
 * An Akari being solved, as JSON: rows of `*` (a bulb), `.` (no bulb), `?` (not known yet) and the walls.
 * Drawn are bulbs, crosses in cells without one; the conclusions of a step drawn strongly.
 */
import { type Result, sizeOfRows } from '../../../core/index.js';
import type { Scene } from '../../../draw/index.js';
import type { Known, Mark, StateView } from '../../contract/explaining.js';
import { partsOfGrid, reasonGrounds } from '../../kit/pictures/state-picture.js';
import { cellsOfState } from '../../kit/states/cell-state.js';
import { marksByCell, readSignState } from '../../kit/states/sign-state.js';
import { akariScene, bulbIn } from '../picture.js';
import { type AkariPuzzle, BULB, WALL, WHITE_CELL } from '../puzzle.js';

const UNKNOWN = '?';
const NUMBERS = ['0', '1', '2', '3', '4'].map((number) => [number, `a wall with the number ${number}`]);

/** Reads rows of signs; walls must be those of the puzzle. */
export function readAkariState(
  json: unknown,
  { grid }: AkariPuzzle,
  marks: readonly Mark[],
): Result<readonly Known[]> {
  const positions = marksByCell(marks);
  return readSignState(json, {
    size: sizeOfRows(grid),
    signs: {
      [BULB]: 'a bulb',
      [WHITE_CELL]: 'no bulb',
      [UNKNOWN]: 'nothing known',
      [WALL]: 'a wall',
      ...Object.fromEntries(NUMBERS),
    },
    open: UNKNOWN,
    known: (sign, cell) => {
      const given = grid[cell[0]]![cell[1]]!;
      if (given !== WHITE_CELL)
        return sign === given || sign === WALL
          ? []
          : `The puzzle has the wall ${JSON.stringify(given)} here.`;
      if (sign !== BULB && sign !== WHITE_CELL) return 'The cell is white; a wall cannot stand here.';
      return (positions.get(cell.join()) ?? []).map((mark) => ({ mark, value: sign === BULB }));
    },
  });
}

/** Draws a state with the cells of the reasons on grounds of their own. */
export function akariStatePicture(puzzle: AkariPuzzle, view: StateView): Scene {
  return akariScene(puzzle, {
    isSolved: false,
    grounds: (picture) => reasonGrounds(picture, partsOfGrid(picture.size, view.tints)),
    entries: (picture) => cellsOfState(picture, view, (cell) => bulbIn(picture, cell)),
  });
}
