/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import type { SkyscrapersPuzzle, SkyscrapersSolution } from '../puzzle.js';
import { readSkyscrapers, readSkyscrapersSolution } from '../reading.js';
import { skyscrapersPuzzlink } from './puzzlink.js';
import { skyscrapersPzpr } from './pzpr.js';
import { skyscrapersTatham } from './tatham.js';
import { skyscrapersText } from './text.js';

export const skyscrapersCodecs = codecsOf<SkyscrapersPuzzle, SkyscrapersSolution>(
  { family: 'skyscrapers', readPuzzle: readSkyscrapers, readSolution: readSkyscrapersSolution },
  [skyscrapersPuzzlink, skyscrapersPzpr, skyscrapersTatham, skyscrapersText],
);
