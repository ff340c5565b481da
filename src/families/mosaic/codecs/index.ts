/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import { sizeIssue } from '../../kit/grid-issues.js';
import { violations } from '../../kit/rules/index.js';
import type { MosaicPuzzle, MosaicSolution } from '../puzzle.js';
import { LONGEST_SIDE, readMosaic, readMosaicSolution } from '../reading.js';
import { mosaicRuled } from '../rules.js';
import { mosaicPenpa } from './penpa.js';
import { mosaicTatham } from './tatham.js';
import { mosaicText } from './text.js';

export const mosaicCodecs = codecsOf<MosaicPuzzle, MosaicSolution>(
  {
    family: 'mosaic',
    readPuzzle: readMosaic,
    readSolution: readMosaicSolution,
    sizeIssue: (size) => sizeIssue(size, LONGEST_SIDE),
    verify: (puzzle, solution) => violations(mosaicRuled, puzzle, solution),
  },
  [mosaicPenpa, mosaicTatham, mosaicText],
);
