/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import { sizeIssue } from '../../kit/grid-issues.js';
import { violations } from '../../kit/rules/index.js';
import type { HitoriPuzzle, HitoriSolution } from '../puzzle.js';
import { LONGEST_SIDE, readHitori, readHitoriSolution } from '../reading.js';
import { hitoriRuled } from '../rules.js';
import { hitoriPenpa } from './penpa.js';
import { hitoriPuzzlink } from './puzzlink.js';
import { hitoriPzpr } from './pzpr.js';
import { hitoriTatham } from './tatham.js';
import { hitoriText } from './text.js';

export const hitoriCodecs = codecsOf<HitoriPuzzle, HitoriSolution>(
  {
    family: 'hitori',
    readPuzzle: readHitori,
    readSolution: readHitoriSolution,
    sizeIssue: (size) => sizeIssue(size, LONGEST_SIDE),
    verify: (puzzle, solution) => violations(hitoriRuled, puzzle, solution),
  },
  [hitoriPuzzlink, hitoriPzpr, hitoriPenpa, hitoriTatham, hitoriText],
);
