/** What explanations of Queens puzzles are made from. */
import { sizeOfRows } from '../../../core/grid/cell.js';
import type { Explaining } from '../../explaining.js';
import { OPEN_CELL, readCellState } from '../../kit/cell-state.js';
import { QUEEN, type QueensPuzzle, type QueensSolution, WALL } from '../puzzle.js';
import { queensStatePicture } from './picture.js';
import { queensTechniques } from './techniques.js';

export const queensExplaining: Explaining<QueensPuzzle> = {
  formulation: 'partitions',
  withOptimum: ({ family, board }, solution) => ({
    family,
    board,
    queens: (solution as QueensSolution).join('').split(QUEEN).length - 1,
  }),
  readState: (json, { board }, marks) =>
    readCellState(json, marks, {
      size: sizeOfRows(board),
      expected: '"Q" for a queen, "." for an empty cell, "?" for an open one and "#" for a wall of the board',
      meaning: (character, [row, column]) => {
        const isWall = board[row]?.[column] === WALL;
        if (isWall || character === WALL) return isWall && character === WALL ? 'open' : undefined;
        return MEANINGS.get(character);
      },
    }),
  picture: queensStatePicture,
  techniques: queensTechniques,
};

const MEANINGS = new Map<string, boolean | 'open'>([
  [QUEEN, true],
  ['.', false],
  [OPEN_CELL, 'open'],
]);
