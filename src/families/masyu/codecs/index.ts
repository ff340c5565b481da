/** The door of the codecs: all formats, JSON first. */
import { codecsOf } from '../../kit/codecs/codec.js';
import type { MasyuPuzzle, MasyuSolution } from '../puzzle.js';
import { readMasyu, readMasyuSolution } from '../reading.js';
import { masyuPuzzlink } from './puzzlink.js';
import { masyuPzpr } from './pzpr.js';
import { masyuTatham } from './tatham.js';
import { masyuText } from './text.js';

export const masyuCodecs = codecsOf<MasyuPuzzle, MasyuSolution>(
  { family: 'masyu', readPuzzle: readMasyu, readSolution: readMasyuSolution },
  [masyuPuzzlink, masyuPzpr, masyuTatham, masyuText],
);
