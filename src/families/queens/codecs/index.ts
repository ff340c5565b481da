/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import type { QueensPuzzle, QueensSolution } from '../puzzle.js';
import { readQueens, readQueensSolution } from '../reading.js';
import { queensText } from './text.js';

export const queensCodecs = codecsOf<QueensPuzzle, QueensSolution>(
  { family: 'queens', readPuzzle: readQueens, readSolution: readQueensSolution },
  [queensText],
);
