import fc from 'fast-check';
import type { NonogramPuzzle, NonogramSolution } from '../../../src/families/nonogram/puzzle.js';
import { smallColourNonogram, smallNonogram } from '../../families/nonogram/arbitrary.js';
import { rowwiseCandidates } from '../../families/nonogram/brute-force.js';
import type { SmallPuzzles } from './small-puzzles.js';

export const smallNonograms: SmallPuzzles<NonogramPuzzle, NonogramSolution> = {
  family: 'nonogram',
  puzzle: fc.oneof(smallNonogram(4), smallColourNonogram(4)),
  candidates: rowwiseCandidates,
  *variations(solution) {
    // A cell changes between filled and empty, which is wrong in every puzzle; other colours are in the tests
    // of the rules.
    const filled = /[^.]/.exec(solution.join(''))?.[0] ?? '#';
    for (const [row, text] of solution.entries()) {
      for (let column = 0; column < text.length; column++) {
        const flipped = text[column] === '.' ? filled : '.';
        yield solution.with(row, text.slice(0, column) + flipped + text.slice(column + 1));
      }
    }
  },
};
