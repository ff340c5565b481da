/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import type { FutoshikiPuzzle, FutoshikiSolution } from '../puzzle.js';
import { readFutoshiki, readFutoshikiSolution } from '../reading.js';
import { futoshikiPuzzlink } from './puzzlink.js';
import { futoshikiPzpr } from './pzpr.js';
import { futoshikiTatham } from './tatham.js';
import { futoshikiText } from './text.js';

export const futoshikiCodecs = codecsOf<FutoshikiPuzzle, FutoshikiSolution>(
  { family: 'futoshiki', readPuzzle: readFutoshiki, readSolution: readFutoshikiSolution },
  [futoshikiPuzzlink, futoshikiPzpr, futoshikiTatham, futoshikiText],
);
