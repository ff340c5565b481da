/** The door of the codecs: all formats, JSON first. */
import { codecsOf } from '../../kit/codecs/codec.js';
import type { SlitherlinkPuzzle, SlitherlinkSolution } from '../puzzle.js';
import { readSlitherlink, readSlitherlinkSolution } from '../reading.js';
import { slitherlinkPuzzlink } from './puzzlink.js';
import { slitherlinkTatham } from './tatham.js';
import { slitherlinkText } from './text.js';

export const slitherlinkCodecs = codecsOf<SlitherlinkPuzzle, SlitherlinkSolution>(
  { family: 'slitherlink', readPuzzle: readSlitherlink, readSolution: readSlitherlinkSolution },
  [slitherlinkPuzzlink, slitherlinkTatham, slitherlinkText],
);
