import { codecsOf } from '../../kit/codec.js';
import { readUnruly, readUnrulySolution } from '../reading.js';
import { unrulyText } from './text.js';

/** The formats of Unruly; the first that recognises a text reads it. */
export const unrulyCodecs = codecsOf(
  { family: 'unruly', readPuzzle: readUnruly, readSolution: readUnrulySolution },
  [unrulyText],
);
