/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import type { AkariPuzzle, AkariSolution } from '../puzzle.js';
import { readAkari, readAkariSolution } from '../reading.js';
import { akariPuzzlink } from './puzzlink.js';
import { akariPzpr } from './pzpr.js';
import { akariTatham } from './tatham.js';
import { akariText } from './text.js';

export const akariCodecs = codecsOf<AkariPuzzle, AkariSolution>(
  { family: 'akari', readPuzzle: readAkari, readSolution: readAkariSolution },
  [akariPuzzlink, akariPzpr, akariTatham, akariText],
);
