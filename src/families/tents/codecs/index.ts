/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import type { TentsPuzzle, TentsSolution } from '../puzzle.js';
import { readTents, readTentsSolution } from '../reading.js';
import { tentsPuzzlink } from './puzzlink.js';
import { tentsPzpr } from './pzpr.js';
import { tentsTatham } from './tatham.js';
import { tentsText } from './text.js';

export const tentsCodecs = codecsOf<TentsPuzzle, TentsSolution>(
  { family: 'tents', readPuzzle: readTents, readSolution: readTentsSolution },
  [tentsPuzzlink, tentsPzpr, tentsTatham, tentsText],
);
