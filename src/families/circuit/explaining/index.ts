/** Support for explanations of Circuit Boards. */
import type { Explaining } from '../../contract/explaining.js';
import { type CircuitPuzzle, type CircuitSolution, edgesOf, pathBetween } from '../puzzle.js';
import { circuitMoves } from './moves/index.js';
import { circuitStatePicture } from './picture.js';
import { readCircuitState } from './state.js';

export const circuitExplaining: Explaining<CircuitPuzzle> = {
  formulation: 'tree',
  withOptimum(puzzle, solution) {
    if (puzzle.path === undefined) return puzzle;
    const path = pathBetween(edgesOf(solution as CircuitSolution), puzzle.path) ?? [];
    return { ...puzzle, pathTracks: path.length };
  },
  readState: readCircuitState,
  picture: circuitStatePicture,
  moves: circuitMoves,
};
