/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import type { NurikabePuzzle, NurikabeSolution } from '../puzzle.js';
import { readNurikabe, readNurikabeSolution } from '../reading.js';
import { nurikabePuzzlink } from './puzzlink.js';
import { nurikabePzpr } from './pzpr.js';
import { nurikabeText } from './text.js';

export const nurikabeCodecs = codecsOf<NurikabePuzzle, NurikabeSolution>(
  { family: 'nurikabe', readPuzzle: readNurikabe, readSolution: readNurikabeSolution },
  [nurikabePuzzlink, nurikabePzpr, nurikabeText],
);
