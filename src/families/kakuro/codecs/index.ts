/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import { sizeIssue } from '../../kit/grid-issues.js';
import { violations } from '../../kit/rules/index.js';
import type { KakuroPuzzle, KakuroSolution } from '../puzzle.js';
import { LONGEST_SIDE, readKakuro, readKakuroSolution } from '../reading.js';
import { kakuroRuled } from '../rules.js';
import { kakuroPenpa } from './penpa.js';
import { kakuroPuzzlink } from './puzzlink.js';
import { kakuroPzpr } from './pzpr.js';
import { kakuroText } from './text.js';

export const kakuroCodecs = codecsOf<KakuroPuzzle, KakuroSolution>(
  {
    family: 'kakuro',
    readPuzzle: readKakuro,
    readSolution: readKakuroSolution,
    sizeIssue: (size) => sizeIssue(size, LONGEST_SIDE),
    verify: (puzzle, solution) => violations(kakuroRuled, puzzle, solution),
  },
  [kakuroPuzzlink, kakuroPzpr, kakuroPenpa, kakuroText],
);
