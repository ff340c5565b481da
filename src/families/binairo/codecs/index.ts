/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import type { BinairoPuzzle, BinairoSolution } from '../puzzle.js';
import { readBinairo, readBinairoSolution } from '../reading.js';
import { binairoTatham } from './tatham.js';
import { binairoText } from './text.js';

export const binairoCodecs = codecsOf<BinairoPuzzle, BinairoSolution>(
  { family: 'binairo', readPuzzle: readBinairo, readSolution: readBinairoSolution },
  [binairoTatham, binairoText],
);
