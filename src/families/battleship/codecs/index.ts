import { jsonCodec } from '../../kit/json-codec.js';
import { lineByLine } from '../../kit/line-by-line.js';
import { readBattleship, readBattleshipSolution } from '../reading.js';
import type { BattleshipCodec } from './document.js';
import { puzzlinkCodec } from './puzzlink.js';
import { textCodec } from './text.js';

/** The community formats of Battleship; the first that recognises a text reads it. */
export const battleshipCodecs: readonly BattleshipCodec[] = [
  jsonCodec('battleship', readBattleship, readBattleshipSolution),
  lineByLine(puzzlinkCodec),
  textCodec,
];
