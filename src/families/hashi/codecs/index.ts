import { codecsOf } from '../../kit/codec.js';
import { readHashi, readHashiSolution } from '../reading.js';
import { hashiHas } from './has.js';
import { hashiPuzzlink } from './puzzlink.js';
import { hashiTatham } from './tatham.js';
import { hashiText } from './text.js';

/** The community formats of Hashi; the first that recognises a text reads it. */
export const hashiCodecs = codecsOf(
  { family: 'hashi', readPuzzle: readHashi, readSolution: readHashiSolution },
  [hashiPuzzlink, hashiTatham, hashiHas, hashiText],
);
