/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import type { ZebraPuzzle, ZebraSolution } from '../puzzle.js';
import { readZebra, readZebraSolution } from '../reading.js';
import { zebraText } from './text.js';

export const zebraCodecs = codecsOf<ZebraPuzzle, ZebraSolution>(
  { family: 'zebra', readPuzzle: readZebra, readSolution: readZebraSolution },
  [zebraText],
);
