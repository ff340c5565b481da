/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import { squareIssue } from '../../kit/codecs/puzzlink.js';
import { violations } from '../../kit/rules/index.js';
import type { FutoshikiPuzzle, FutoshikiSolution } from '../puzzle.js';
import { readFutoshiki, readFutoshikiSolution, SIDES } from '../reading.js';
import { futoshikiRuled } from '../rules.js';
import { futoshikiPenpa } from './penpa.js';
import { futoshikiPuzzlink } from './puzzlink.js';
import { futoshikiPzpr } from './pzpr.js';
import { futoshikiTatham } from './tatham.js';
import { futoshikiText } from './text.js';

export const futoshikiCodecs = codecsOf<FutoshikiPuzzle, FutoshikiSolution>(
  {
    family: 'futoshiki',
    readPuzzle: readFutoshiki,
    readSolution: readFutoshikiSolution,
    sizeIssue: (size) => squareIssue(size, ...SIDES),
    verify: (puzzle, solution) => violations(futoshikiRuled, puzzle, solution),
  },
  [futoshikiPuzzlink, futoshikiPzpr, futoshikiPenpa, futoshikiTatham, futoshikiText],
);
