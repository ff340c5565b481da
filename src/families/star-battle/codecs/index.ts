import { jsonCodec } from '../../kit/json-codec.js';
import { lineByLine } from '../../kit/line-by-line.js';
import { readStarBattle, readStarBattleSolution } from '../reading.js';
import type { StarBattleCodec } from './document.js';
import { puzzlinkCodec } from './puzzlink.js';
import { regionLettersCodec } from './region-letters.js';
import { sbnCodec } from './sbn.js';
import { textCodec } from './text.js';

/** The community formats of Star Battle; the first that recognises a text reads it. */
export const starBattleCodecs: readonly StarBattleCodec[] = [
  jsonCodec('star-battle', readStarBattle, readStarBattleSolution),
  lineByLine(puzzlinkCodec),
  lineByLine(sbnCodec),
  lineByLine(regionLettersCodec),
  textCodec,
];
