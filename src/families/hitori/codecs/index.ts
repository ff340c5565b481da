/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import type { HitoriPuzzle, HitoriSolution } from '../puzzle.js';
import { readHitori, readHitoriSolution } from '../reading.js';
import { hitoriPuzzlink } from './puzzlink.js';
import { hitoriPzpr } from './pzpr.js';
import { hitoriTatham } from './tatham.js';
import { hitoriText } from './text.js';

export const hitoriCodecs = codecsOf<HitoriPuzzle, HitoriSolution>(
  { family: 'hitori', readPuzzle: readHitori, readSolution: readHitoriSolution },
  [hitoriPuzzlink, hitoriPzpr, hitoriTatham, hitoriText],
);
