/** The moves of the Circuit Board game, from counting at one point to suppositions. */
import { ONE_RULE, type RankedMoves } from '../../../contract/move.js';
import type { CircuitPuzzle } from '../../puzzle.js';
import {
  bothFurther,
  closedOff,
  completedPoint,
  forcedTracks,
  lastWayOut,
  noArea,
  noFurther,
} from './counted.js';
import { parity, supposition } from './several.js';

/** Points of a group up to which people count its tracks before they suppose anything. */
const FEW_POINTS = 6;

export const circuitMoves: RankedMoves<CircuitPuzzle> = [
  completedPoint,
  noArea,
  forcedTracks,
  closedOff,
  bothFurther,
  lastWayOut,
  ONE_RULE,
  noFurther,
  parity('parity', FEW_POINTS),
  supposition,
  parity('large-parity', Number.POSITIVE_INFINITY),
];
