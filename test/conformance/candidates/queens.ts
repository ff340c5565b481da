import type { QueensPuzzle, QueensSolution } from '../../../src/families/queens/puzzle.js';
import { placements, smallQueens } from '../../families/queens/small-puzzles.js';
import type { SmallPuzzles } from './small-puzzles.js';

export const smallQueensPuzzles: SmallPuzzles<QueensPuzzle, QueensSolution> = {
  family: 'queens',
  puzzle: smallQueens,
  candidates: (puzzle) => placements(puzzle),
  *variations(solution) {
    for (const [row, text] of solution.entries()) {
      for (let column = 0; column < text.length; column++) {
        const changed = text[column] === 'Q' ? '.' : 'Q';
        yield solution.with(row, text.slice(0, column) + changed + text.slice(column + 1));
      }
    }
  },
};
