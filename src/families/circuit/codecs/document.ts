import type { Codec, PuzzleDocument } from '../../family.js';
import type { CircuitPuzzle, CircuitSolution } from '../puzzle.js';

export type CircuitCodec = Codec<CircuitPuzzle, CircuitSolution>;
export type CircuitDocument = PuzzleDocument<CircuitPuzzle, CircuitSolution>;
