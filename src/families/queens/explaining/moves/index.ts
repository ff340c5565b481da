/** The moves of Queens, in the order in which people look. */
import { ONE_RULE, type RankedMoves } from '../../../contract/move.js';
import type { QueensPuzzle } from '../../puzzle.js';
import { attacked, lastPlace } from './counted.js';
import { forced, forcedWithSides } from './forced.js';
import { noRoom } from './no-room.js';
import { sharedLines } from './shared-lines.js';

export const queensMoves: RankedMoves<QueensPuzzle> = [
  attacked,
  lastPlace,
  ONE_RULE,
  noRoom('no-room', 1, 2.3),
  noRoom('no-room-in-two', 2, 2.8),
  noRoom('no-room-in-three', 3, 3.3),
  sharedLines('two-lines', 2, 3.2),
  forced,
  forcedWithSides,
];
