/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import { squareIssue } from '../../kit/codecs/puzzlink.js';
import { violations } from '../../kit/rules/index.js';
import type { StarBattlePuzzle, StarBattleSolution } from '../puzzle.js';
import { LARGEST_SIDE, readStarBattle, readStarBattleSolution } from '../reading.js';
import { starBattleRuled } from '../rules.js';
import { starBattlePenpa } from './penpa.js';
import { starBattlePuzzlink } from './puzzlink.js';
import { starBattlePzpr } from './pzpr.js';
import { regionLetters } from './region-letters.js';
import { sbn } from './sbn.js';
import { starBattleText } from './text.js';

export const starBattleCodecs = codecsOf<StarBattlePuzzle, StarBattleSolution>(
  {
    family: 'star-battle',
    readPuzzle: readStarBattle,
    readSolution: readStarBattleSolution,
    sizeIssue: (size) => squareIssue(size, 1, LARGEST_SIDE),
    verify: (puzzle, solution) => violations(starBattleRuled, puzzle, solution),
  },
  [starBattlePuzzlink, starBattlePzpr, starBattlePenpa, sbn, regionLetters, starBattleText],
);
