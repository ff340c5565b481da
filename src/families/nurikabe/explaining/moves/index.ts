/** The moves of Nurikabe, the easiest to see first. */
import { ONE_RULE, type RankedMoves } from '../../../contract/move.js';
import type { NurikabePuzzle } from '../../puzzle.js';
import { betweenIslands, betweenNumbers, finishedIsland, islandOfOne, tooLarge } from './borders.js';
import { allReached, onlyWay, tooFar, unreachable, wayToNumber } from './growth.js';
import { ownedLand } from './owned.js';
import { landEitherWay, pool } from './pools.js';
import { enclosed, openNumber, seaWayOut } from './sea.js';

export const nurikabeMoves: RankedMoves<NurikabePuzzle> = [
  islandOfOne,
  betweenNumbers,
  finishedIsland,
  pool,
  betweenIslands,
  allReached,
  onlyWay,
  seaWayOut,
  wayToNumber,
  unreachable,
  enclosed,
  tooLarge,
  tooFar,
  openNumber,
  ONE_RULE,
  landEitherWay,
  ownedLand,
];
