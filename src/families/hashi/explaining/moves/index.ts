/** The moves of Hashi, ranked: pairs that never join are seen before anything is counted. */
import { ONE_RULE, type RankedMoves } from '../../../contract/move.js';
import type { HashiPuzzle } from '../../puzzle.js';
import { closingBridge, lastWayOut, twoIslands, wayOut } from './isolation.js';

export const hashiMoves: RankedMoves<HashiPuzzle> = [twoIslands, ONE_RULE, wayOut, lastWayOut, closingBridge];
