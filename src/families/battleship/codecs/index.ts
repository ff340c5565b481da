/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import { sizeIssue } from '../../kit/grid-issues.js';
import type { BattleshipPuzzle, BattleshipSolution } from '../puzzle.js';
import { LONGEST_SIDE, readBattleship, readBattleshipSolution } from '../reading.js';
import { verifyBattleship } from '../rules.js';
import { battleshipPenpa } from './penpa.js';
import { battleshipPuzzlink } from './puzzlink.js';
import { battleshipPzpr } from './pzpr.js';
import { battleshipText } from './text.js';

export const battleshipCodecs = codecsOf<BattleshipPuzzle, BattleshipSolution>(
  {
    family: 'battleship',
    readPuzzle: readBattleship,
    readSolution: readBattleshipSolution,
    sizeIssue: (size) => sizeIssue(size, LONGEST_SIDE),
    verify: verifyBattleship,
  },
  [battleshipPuzzlink, battleshipPzpr, battleshipPenpa, battleshipText],
);
