import { codecsOf } from '../../kit/codec.js';
import { readZebra, readZebraSolution } from '../reading.js';
import { zebraText } from './text.js';

/** The formats of the zebra puzzle; the first that recognises a text reads it. */
export const zebraCodecs = codecsOf(
  { family: 'zebra', readPuzzle: readZebra, readSolution: readZebraSolution },
  [zebraText],
);
