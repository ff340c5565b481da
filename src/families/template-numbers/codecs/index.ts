/** The door of the codecs: all formats, JSON first. */
import { codecsOf } from '../../kit/codecs/codec.js';
import type { CrosswisePuzzle, CrosswiseSolution } from '../puzzle.js';
import { readCrosswise, readCrosswiseSolution } from '../reading.js';
import { crosswiseText } from './text.js';

export const crosswiseCodecs = codecsOf<CrosswisePuzzle, CrosswiseSolution>(
  { family: 'crosswise', readPuzzle: readCrosswise, readSolution: readCrosswiseSolution },
  [crosswiseText],
);
