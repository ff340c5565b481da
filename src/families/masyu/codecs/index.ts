/** The door of the codecs: all formats, JSON first. */
import { codecsOf } from '../../kit/codecs/codec.js';
import { sizeIssue } from '../../kit/grid-issues.js';
import { violations } from '../../kit/rules/index.js';
import type { MasyuPuzzle, MasyuSolution } from '../puzzle.js';
import { LONGEST_SIDE, readMasyu, readMasyuSolution } from '../reading.js';
import { masyuRuled } from '../rules.js';
import { masyuPenpa } from './penpa.js';
import { masyuPuzzlink } from './puzzlink.js';
import { masyuPzpr } from './pzpr.js';
import { masyuTatham } from './tatham.js';
import { masyuText } from './text.js';

export const masyuCodecs = codecsOf<MasyuPuzzle, MasyuSolution>(
  {
    family: 'masyu',
    readPuzzle: readMasyu,
    readSolution: readMasyuSolution,
    sizeIssue: (size) => sizeIssue(size, LONGEST_SIDE),
    verify: (puzzle, solution) => violations(masyuRuled, puzzle, solution),
  },
  [masyuPuzzlink, masyuPzpr, masyuPenpa, masyuTatham, masyuText],
);
