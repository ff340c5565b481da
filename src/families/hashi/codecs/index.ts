/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import type { HashiPuzzle, HashiSolution } from '../puzzle.js';
import { readHashi, readHashiSolution } from '../reading.js';
import { hashiHas } from './has.js';
import { hashiPuzzlink } from './puzzlink.js';
import { hashiPzpr } from './pzpr.js';
import { hashiTatham } from './tatham.js';
import { hashiText } from './text.js';

export const hashiCodecs = codecsOf<HashiPuzzle, HashiSolution>(
  { family: 'hashi', readPuzzle: readHashi, readSolution: readHashiSolution },
  [hashiPuzzlink, hashiPzpr, hashiTatham, hashiHas, hashiText],
);
