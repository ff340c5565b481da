/** The moves of Kakuro, the easiest to see first. */
import { ONE_RULE, type RankedMoves } from '../../../contract/move.js';
import type { KakuroPuzzle } from '../../puzzle.js';
import { blockSums } from './blocks.js';
import { besideEntries, combinations, heldTogether, neededNumber, subset } from './combinations.js';
import { crossing, lastOfRun, oneLeft } from './singles.js';

export const kakuroMoves: RankedMoves<KakuroPuzzle> = [
  besideEntries,
  lastOfRun,
  crossing,
  neededNumber,
  oneLeft,
  combinations,
  subset(2),
  heldTogether,
  blockSums,
  subset(3),
  ONE_RULE,
];
