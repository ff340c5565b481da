/** The moves of Binairos, the easiest to see first. */
import { ONE_RULE, type RankedMoves } from '../../../contract/move.js';
import type { BinairoPuzzle } from '../../puzzle.js';
import { completedLine, LAST_NUMBERS } from './counts.js';
import { differentLines } from './different.js';
import { pair, sandwich } from './neighbours.js';
import { equalBeside, equalTooMany, sign } from './signs.js';

const [lastNumber, lastTwo, lastThree] = LAST_NUMBERS;

export const binairoMoves: RankedMoves<BinairoPuzzle> = [
  pair,
  sign,
  sandwich,
  completedLine,
  ONE_RULE,
  equalBeside,
  equalTooMany,
  lastNumber,
  differentLines,
  lastTwo,
  lastThree,
];
