/** The clues of the Circuit Board game: its given tracks. Any track of the solution can be one. */
import { canonicalEdges, describeEdge, edgeKey } from '../../core/index.js';
import type { ClueChoice, ClueSet } from '../contract/family.js';
import { listedClues } from '../kit/clues.js';
import { type CircuitPuzzle, type CircuitSolution, edgesOf } from './puzzle.js';

export const circuitClues: ClueChoice<CircuitPuzzle, CircuitSolution> = {
  noun: 'given tracks',
  kinds: [],
  formulation: 'tree',
  cluesOf,
};

function cluesOf(puzzle: CircuitPuzzle, solution: CircuitSolution): ClueSet<CircuitPuzzle, CircuitSolution> {
  const given = new Set(puzzle.edges.map(edgeKey));
  return listedClues({
    clues: canonicalEdges(edgesOf(solution)),
    describe: (edge) => ({
      name: describeEdge(edge),
      cells: edge,
      given: given.has(edgeKey(edge)),
    }),
    puzzleWith: (edges) => ({ ...puzzle, edges }),
    holdsIn: (other: CircuitSolution) => {
      const kept = new Set(edgesOf(other).map(edgeKey));
      return (edge) => kept.has(edgeKey(edge));
    },
  });
}
