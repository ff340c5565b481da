/** The door of the codecs: all formats, JSON first. */

import { codecsOf } from '../../kit/codecs/codec.js';
import type { CircuitPuzzle, CircuitSolution } from '../puzzle.js';
import { readCircuit, readCircuitSolution } from '../reading.js';
import { circuitText } from './text.js';

export const circuitCodecs = codecsOf<CircuitPuzzle, CircuitSolution>(
  { family: 'circuit', readPuzzle: readCircuit, readSolution: readCircuitSolution },
  [circuitText],
);
