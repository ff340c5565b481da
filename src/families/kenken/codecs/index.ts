/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import type { KenkenPuzzle, KenkenSolution } from '../puzzle.js';
import { readKenken, readKenkenSolution } from '../reading.js';
import { kenkenTatham } from './tatham.js';
import { kenkenText } from './text.js';

export const kenkenCodecs = codecsOf<KenkenPuzzle, KenkenSolution>(
  { family: 'kenken', readPuzzle: readKenken, readSolution: readKenkenSolution },
  [kenkenTatham, kenkenText],
);
