/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import { squareIssue } from '../../kit/codecs/puzzlink.js';
import type { KenkenPuzzle, KenkenSolution } from '../puzzle.js';
import { LARGEST_SIDE, readKenken, readKenkenSolution } from '../reading.js';
import { verifyKenken } from '../rules.js';
import { kenkenIpuz } from './ipuz.js';
import { kenkenPenpa } from './penpa.js';
import { kenkenTatham } from './tatham.js';
import { kenkenText } from './text.js';

export const kenkenCodecs = codecsOf<KenkenPuzzle, KenkenSolution>(
  {
    family: 'kenken',
    readPuzzle: readKenken,
    readSolution: readKenkenSolution,
    sizeIssue: (size) => squareIssue(size, 1, LARGEST_SIDE),
    verify: verifyKenken,
  },
  [kenkenPenpa, kenkenIpuz, kenkenTatham, kenkenText],
);
