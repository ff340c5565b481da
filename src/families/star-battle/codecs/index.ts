import { codecsOf } from '../../kit/codec.js';
import { readStarBattle, readStarBattleSolution } from '../reading.js';
import { starBattlePuzzlink } from './puzzlink.js';
import { regionLetters } from './region-letters.js';
import { sbn } from './sbn.js';
import { starBattleText } from './text.js';

/** The community formats of Star Battle; the first that recognises a text reads it. */
export const starBattleCodecs = codecsOf(
  { family: 'star-battle', readPuzzle: readStarBattle, readSolution: readStarBattleSolution },
  [starBattlePuzzlink, sbn, regionLetters, starBattleText],
);
