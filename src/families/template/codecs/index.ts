/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import type { UnrulyPuzzle, UnrulySolution } from '../puzzle.js';
import { readUnruly, readUnrulySolution } from '../reading.js';
import { unrulyText } from './text.js';

export const unrulyCodecs = codecsOf<UnrulyPuzzle, UnrulySolution>(
  { family: 'unruly', readPuzzle: readUnruly, readSolution: readUnrulySolution },
  [unrulyText],
);
