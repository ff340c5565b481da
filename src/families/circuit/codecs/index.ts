import { jsonCodec } from '../../kit/json-codec.js';
import { readCircuit, readCircuitSolution } from '../reading.js';
import type { CircuitCodec } from './document.js';
import { textCodec } from './text.js';

/** The formats of Circuit Boards; the first that recognises a text reads it. */
export const circuitCodecs: readonly CircuitCodec[] = [
  jsonCodec('circuit', readCircuit, readCircuitSolution),
  textCodec,
];
