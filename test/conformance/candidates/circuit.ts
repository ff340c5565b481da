import type { CircuitPuzzle, CircuitSolution } from '../../../src/families/circuit/puzzle.js';
import { allTracks, changedTracks, smallCircuit } from '../../families/circuit/small.js';
import type { SmallPuzzles } from './small-puzzles.js';

export const smallCircuits: SmallPuzzles<CircuitPuzzle, CircuitSolution> = {
  family: 'circuit',
  puzzle: smallCircuit,
  candidates: allTracks,
  variations: changedTracks,
};
