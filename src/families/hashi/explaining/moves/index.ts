/** The moves of Hashi, ranked: islands that never join are seen before known bridges are counted. */
import { ONE_RULE, type RankedMoves } from '../../../contract/move.js';
import type { HashiPuzzle } from '../../puzzle.js';
import {
  allDirections,
  crossing,
  fullIsland,
  lastWayOut,
  neededDirections,
  onlyDirection,
} from './counted.js';
import { islandGroup, twoIslands } from './isolation.js';

export const hashiMoves: RankedMoves<HashiPuzzle> = [
  crossing,
  fullIsland,
  onlyDirection,
  twoIslands,
  allDirections,
  neededDirections,
  islandGroup,
  lastWayOut,
  ONE_RULE,
];
