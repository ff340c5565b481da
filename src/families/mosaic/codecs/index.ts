/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import type { MosaicPuzzle, MosaicSolution } from '../puzzle.js';
import { readMosaic, readMosaicSolution } from '../reading.js';
import { mosaicTatham } from './tatham.js';
import { mosaicText } from './text.js';

export const mosaicCodecs = codecsOf<MosaicPuzzle, MosaicSolution>(
  { family: 'mosaic', readPuzzle: readMosaic, readSolution: readMosaicSolution },
  [mosaicTatham, mosaicText],
);
