/** The door of the codecs: all formats, JSON first. */
import { codecsOf } from '../../kit/codecs/codec.js';
import type { FencesPuzzle, FencesSolution } from '../puzzle.js';
import { readFences, readFencesSolution } from '../reading.js';
import { fencesPuzzlink } from './puzzlink.js';
import { fencesText } from './text.js';

export const fencesCodecs = codecsOf<FencesPuzzle, FencesSolution>(
  { family: 'fences', readPuzzle: readFences, readSolution: readFencesSolution },
  [fencesText, fencesPuzzlink],
);
