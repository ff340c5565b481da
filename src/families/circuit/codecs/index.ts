import { codecsOf } from '../../kit/codec.js';
import { readCircuit, readCircuitSolution } from '../reading.js';
import { circuitText } from './text.js';

/** The formats of Circuit Boards; the first that recognises a text reads it. */
export const circuitCodecs = codecsOf(
  { family: 'circuit', readPuzzle: readCircuit, readSolution: readCircuitSolution },
  [circuitText],
);
