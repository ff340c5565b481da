/** A Circuit Board being solved, as JSON: tracks, and places without one. A path follows from the tracks. */
import type { Result } from '../../../core/index.js';
import type { Known } from '../../contract/explaining.js';
import { readEdgeState } from '../../kit/states/edge-state.js';
import { type CircuitPuzzle, possibleEdges } from '../puzzle.js';
import { NAMES } from '../reading.js';

/** Reads tracks, and places without one. */
export function readCircuitState(json: unknown, puzzle: CircuitPuzzle): Result<readonly Known[]> {
  return readEdgeState(json, {
    names: NAMES,
    edges: possibleEdges(puzzle),
    given: puzzle.edges,
    further: ['path'],
  });
}
