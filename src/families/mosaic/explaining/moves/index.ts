/** The moves of Mosaics, the easiest to see first. */
import { ONE_RULE, type RankedMoves } from '../../../contract/move.js';
import type { MosaicPuzzle } from '../../puzzle.js';
import { allCells, allLeft, completeNumber, nought } from './one-number.js';
import { THREE_NUMBERS } from './three-numbers.js';
import { difference, numberInside } from './two-numbers.js';

export const mosaicMoves: RankedMoves<MosaicPuzzle> = [
  nought,
  allCells,
  completeNumber,
  allLeft,
  ONE_RULE,
  numberInside,
  difference,
  ...THREE_NUMBERS,
];
