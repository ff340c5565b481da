/**
 * Tents being solved, as JSON: rows of `A` (a tent), `.` (none), `?` (not known yet) and `T` (the trees).
 * Drawn are tents, crosses in cells without one; the conclusions of a step drawn strongly.
 */
import type { Result } from '../../../core/index.js';
import type { Scene } from '../../../draw/index.js';
import type { Known, Mark, StateView } from '../../contract/explaining.js';
import { marksAt, partsOfGrid, reasonGrounds } from '../../kit/pictures/state-picture.js';
import { cellsOfState } from '../../kit/states/cell-state.js';
import { marksByCell, readSignState } from '../../kit/states/sign-state.js';
import { tentIn, tentsScene } from '../picture.js';
import { OPEN, sizeOf, TENT, type TentsPuzzle, TREE } from '../puzzle.js';

const UNKNOWN = '?';

/** Reads rows of signs; trees must be those of the puzzle. */
export function readTentsState(
  json: unknown,
  puzzle: TentsPuzzle,
  marks: readonly Mark[],
): Result<readonly Known[]> {
  const positions = marksByCell(marks);
  return readSignState(json, {
    size: sizeOf(puzzle),
    signs: { [TENT]: 'a tent', [OPEN]: 'no tent', [UNKNOWN]: 'nothing known', [TREE]: 'a tree' },
    open: UNKNOWN,
    known: (sign, cell) => {
      const isTree = puzzle.grid[cell[0]]![cell[1]] === TREE;
      if (isTree !== (sign === TREE))
        return isTree ? 'The puzzle has a tree here.' : 'The puzzle has no tree here.';
      if (isTree) return [];
      const own = positions.get(cell.join()) ?? [];
      if (own.length === 0 && sign === TENT) return 'No tree is beside this cell, so that it takes no tent.';
      return own.map((mark) => ({ mark, value: sign === TENT }));
    },
  });
}

/** Draws a state with the cells of the reasons on grounds of their own. */
export function tentsStatePicture(puzzle: TentsPuzzle, view: StateView): Scene {
  return tentsScene(puzzle, {
    isSolved: false,
    hasClues: true,
    tents: marksAt(view.marks, [...view.known, ...(view.concluded ?? [])]).flatMap(({ cell, value }) =>
      value ? [cell] : [],
    ),
    grounds: (picture) => reasonGrounds(picture, partsOfGrid(picture.size, view.tints)),
    entries: (picture) => cellsOfState(picture, view, (cell) => tentIn(picture, cell)),
  });
}
