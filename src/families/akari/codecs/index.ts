/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import { sizeIssue } from '../../kit/grid-issues.js';
import { violations } from '../../kit/rules/index.js';
import type { AkariPuzzle, AkariSolution } from '../puzzle.js';
import { LONGEST_SIDE, readAkari, readAkariSolution } from '../reading.js';
import { akariRuled } from '../rules.js';
import { akariPenpa } from './penpa.js';
import { akariPuzzlink } from './puzzlink.js';
import { akariPzpr } from './pzpr.js';
import { akariTatham } from './tatham.js';
import { akariText } from './text.js';

export const akariCodecs = codecsOf<AkariPuzzle, AkariSolution>(
  {
    family: 'akari',
    readPuzzle: readAkari,
    readSolution: readAkariSolution,
    sizeIssue: (size) => sizeIssue(size, LONGEST_SIDE),
    verify: (puzzle, solution) => violations(akariRuled, puzzle, solution),
  },
  [akariPuzzlink, akariPzpr, akariPenpa, akariTatham, akariText],
);
