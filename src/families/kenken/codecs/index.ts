import { codecsOf } from '../../kit/codec.js';
import { readKenken, readKenkenSolution } from '../reading.js';
import { kenkenTatham } from './tatham.js';
import { kenkenText } from './text.js';

/** The community formats of Calcudoku; the first that recognises a text reads it. */
export const kenkenCodecs = codecsOf(
  { family: 'kenken', readPuzzle: readKenken, readSolution: readKenkenSolution },
  [kenkenTatham, kenkenText],
);
