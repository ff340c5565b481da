/**
 * Partial solutions of Queens puzzles: the board with queens, cells that are known to be empty, and open
 * cells. Drawn are queens, crosses in empty cells; the conclusions of a step drawn strongly.
 */
import { type Result, sizeOfRows } from '../../../core/index.js';
import type { Scene } from '../../../draw/index.js';
import type { Known, Mark, StateView } from '../../contract/explaining.js';
import { reasonGrounds } from '../../kit/pictures/state-picture.js';
import { cellsOfState } from '../../kit/states/cell-state.js';
import { marksByCell, readSignState } from '../../kit/states/sign-state.js';
import { queenIn, queensScene } from '../picture.js';
import { QUEEN, type QueensPuzzle, WALL } from '../puzzle.js';

const SIGNS = { [QUEEN]: 'a queen', '.': 'an empty cell', '?': 'an open cell', [WALL]: 'a wall' };

/** Reads rows of signs; walls stand where the board has them. */
export function readQueensState(
  json: unknown,
  { board }: QueensPuzzle,
  marks: readonly Mark[],
): Result<readonly Known[]> {
  const markOf = marksByCell(marks);
  return readSignState(json, {
    size: sizeOfRows(board),
    signs: SIGNS,
    open: '?',
    known: (sign, [row, column]) => {
      const [mark] = markOf.get(`${row},${column}`) ?? [];
      if (mark === undefined) return sign === WALL ? [] : 'The board has a wall here.';
      return sign === WALL ? 'The board has no wall here.' : [{ mark, value: sign === QUEEN }];
    },
  });
}

/** Draws a state with the cells of the reasons on grounds of their own. */
export function queensStatePicture(puzzle: QueensPuzzle, view: StateView): Scene {
  return queensScene(puzzle, {
    isSolved: false,
    hasCaption: true,
    signs: () => [],
    grounds: (picture) => reasonGrounds(picture, view.tints),
    entries: (picture) => cellsOfState(picture, view, (cell) => queenIn(picture, cell)),
  });
}
