/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import type { StarBattlePuzzle, StarBattleSolution } from '../puzzle.js';
import { readStarBattle, readStarBattleSolution } from '../reading.js';
import { starBattlePuzzlink } from './puzzlink.js';
import { starBattlePzpr } from './pzpr.js';
import { regionLetters } from './region-letters.js';
import { sbn } from './sbn.js';
import { starBattleText } from './text.js';

export const starBattleCodecs = codecsOf<StarBattlePuzzle, StarBattleSolution>(
  { family: 'star-battle', readPuzzle: readStarBattle, readSolution: readStarBattleSolution },
  [starBattlePuzzlink, starBattlePzpr, sbn, regionLetters, starBattleText],
);
