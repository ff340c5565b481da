/** The moves of Skyscrapers, the easiest to see first: views, then the moves of all Latin squares. */
import type { RankedMoves } from '../../../contract/move.js';
import { LATIN_PATTERNS, rulesOfSquare } from '../../../kit/moves/latin-moves.js';
import { hiddenSingle, lastCell, nakedSingle } from '../../../kit/moves/singles.js';
import type { SkyscrapersPuzzle } from '../../puzzle.js';
import { arrangements } from './arrangements.js';
import { firstHides, risesToTallest } from './before-the-tallest.js';
import { staircase, tallestFirst, tooNear, viewsMeet } from './edges.js';

export const skyscrapersMoves: RankedMoves<SkyscrapersPuzzle> = [
  lastCell(rulesOfSquare),
  tallestFirst,
  staircase,
  viewsMeet,
  hiddenSingle('line-single', ['row', 'column'], rulesOfSquare),
  tooNear,
  risesToTallest,
  firstHides,
  nakedSingle(rulesOfSquare),
  arrangements(1),
  arrangements(2),
  ...LATIN_PATTERNS,
];
