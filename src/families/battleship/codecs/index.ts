/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import type { BattleshipPuzzle, BattleshipSolution } from '../puzzle.js';
import { readBattleship, readBattleshipSolution } from '../reading.js';
import { battleshipPuzzlink } from './puzzlink.js';
import { battleshipPzpr } from './pzpr.js';
import { battleshipText } from './text.js';

export const battleshipCodecs = codecsOf<BattleshipPuzzle, BattleshipSolution>(
  { family: 'battleship', readPuzzle: readBattleship, readSolution: readBattleshipSolution },
  [battleshipPuzzlink, battleshipPzpr, battleshipText],
);
