/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import type { HashiPuzzle, HashiSolution } from '../puzzle.js';
import { readHashi, readHashiSolution } from '../reading.js';
import { verifyHashi } from '../rules.js';
import { hashiHas } from './has.js';
import { hashiPenpa } from './penpa.js';
import { addressSizeIssue, hashiPuzzlink } from './puzzlink.js';
import { hashiPzpr } from './pzpr.js';
import { hashiTatham } from './tatham.js';
import { hashiText } from './text.js';

export const hashiCodecs = codecsOf<HashiPuzzle, HashiSolution>(
  {
    family: 'hashi',
    readPuzzle: readHashi,
    readSolution: readHashiSolution,
    sizeIssue: addressSizeIssue,
    verify: verifyHashi,
  },
  [hashiPuzzlink, hashiPzpr, hashiPenpa, hashiTatham, hashiHas, hashiText],
);
