import { codecsOf } from '../../kit/codec.js';
import { readBattleship, readBattleshipSolution } from '../reading.js';
import { battleshipPuzzlink } from './puzzlink.js';
import { battleshipText } from './text.js';

/** The community formats of Battleship; the first that recognises a text reads it. */
export const battleshipCodecs = codecsOf(
  { family: 'battleship', readPuzzle: readBattleship, readSolution: readBattleshipSolution },
  [battleshipPuzzlink, battleshipText],
);
