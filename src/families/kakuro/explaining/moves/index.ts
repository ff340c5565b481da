/** The moves of Kakuro, the easiest to see first. */
import { ONE_RULE, type RankedMoves } from '../../../contract/move.js';
import { combinations, heldTogether, neededNumber } from '../../../kit/moves/sum-areas.js';
import type { KakuroPuzzle } from '../../puzzle.js';
import { blockSums } from './blocks.js';
import { runGridOf } from './runs.js';
import { crossing, lastOfRun, oneLeft } from './singles.js';
import { besideEntries, subset } from './subsets.js';

export const kakuroMoves: RankedMoves<KakuroPuzzle> = [
  besideEntries,
  lastOfRun,
  crossing,
  neededNumber(runGridOf),
  oneLeft,
  combinations(runGridOf),
  subset(2),
  heldTogether(runGridOf),
  blockSums,
  subset(3),
  ONE_RULE,
];
