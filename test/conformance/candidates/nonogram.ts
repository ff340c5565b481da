import type { NonogramPuzzle, NonogramSolution } from '../../../src/families/nonogram/puzzle.js';
import { smallNonogram } from '../../families/nonogram/arbitrary.js';
import { rowwiseCandidates } from '../../families/nonogram/brute-force.js';
import type { SmallPuzzles } from './small-puzzles.js';

export const smallNonograms: SmallPuzzles<NonogramPuzzle, NonogramSolution> = {
  family: 'nonogram',
  puzzle: smallNonogram(4),
  candidates: rowwiseCandidates,
  *variations(solution) {
    for (const [row, text] of solution.entries()) {
      for (let column = 0; column < text.length; column++) {
        const flipped = text[column] === '#' ? '.' : '#';
        yield solution.with(row, text.slice(0, column) + flipped + text.slice(column + 1));
      }
    }
  },
};
