import { codecsOf } from '../../kit/codec.js';
import { readQueens, readQueensSolution } from '../reading.js';
import { queensText } from './text.js';

/** The formats of Queens, which no puzzle site or collection has a type for; the first that recognises a text reads it. */
export const queensCodecs = codecsOf(
  { family: 'queens', readPuzzle: readQueens, readSolution: readQueensSolution },
  [queensText],
);
