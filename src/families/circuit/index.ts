import { edgeKey } from '../../core/index.js';
import { defineFamily } from '../kit/define-family.js';
import { cellsOfDifference } from '../kit/differing-cells.js';
import { circuitClues } from './clues.js';
import { circuitCodecs } from './codecs/index.js';
import { circuitCounterexamples, circuitExamples } from './examples.js';
import { circuitMoves } from './explaining/moves/index.js';
import { circuitStatePicture, readCircuitState } from './explaining/state.js';
import { circuitFields } from './fields.js';
import { flowFormulation, shortestPathFormulation, treeFormulation } from './formulations.js';
import { circuitGuide } from './guide.js';
import { circuitPicture } from './picture.js';
import { type CircuitPuzzle, type CircuitSolution, edgesOf, pathBetween } from './puzzle.js';
import { rateCircuit } from './rating.js';
import { readCircuit, readCircuitSolution } from './reading.js';
import { verifyCircuit } from './rules.js';
import { circuitVariants } from './variants.js';

/**
 * The Circuit Board game: a spanning tree of a board's points in which every point has one or three tracks.
 */
export const circuit = defineFamily<CircuitPuzzle, CircuitSolution>({
  id: 'circuit',
  name: 'Circuit Board',
  aliases: ['circuit-board'],
  rules:
    'Join neighbouring points by tracks so that all points are connected, no area is enclosed and every point has ' +
    'one or three tracks; where two points are ringed, the path between them must be as short as the other rules allow.',
  guide: circuitGuide,
  formulations: [treeFormulation, flowFormulation, shortestPathFormulation],
  codecs: circuitCodecs,
  examples: circuitExamples,
  counterexamples: circuitCounterexamples,
  readPuzzle: readCircuit,
  readSolution: readCircuitSolution,
  verify: verifyCircuit,
  differences: (first, second) =>
    cellsOfDifference(edgesOf(first), edgesOf(second), edgeKey, ([cell]) => [cell]),
  picture: circuitPicture,
  variants: circuitVariants,
  asksForBest: ({ path }) => path !== undefined,
  rate: rateCircuit,
  clues: circuitClues,
  fields: circuitFields,
  explaining: {
    formulation: 'tree',
    withOptimum(puzzle, solution) {
      if (puzzle.path === undefined) return puzzle;
      const path = pathBetween(edgesOf(solution as CircuitSolution), puzzle.path) ?? [];
      return { ...puzzle, pathTracks: path.length };
    },
    readState: readCircuitState,
    picture: circuitStatePicture,
    moves: circuitMoves,
  },
});

export { type CircuitPuzzle, type CircuitSolution, pathBetween } from './puzzle.js';
export { TrackChoice } from './track-choice.js';
