/** The clues of the Circuit Board game: its given tracks. Any track of the solution can be one. */
import { describeCell } from '../../core/grid/cell.js';
import type { ClueChoice, ClueSet } from '../family.js';
import { type CircuitPuzzle, type CircuitSolution, canonicalEdges, edgeKey, edgesOf } from './puzzle.js';

export const circuitClues: ClueChoice<CircuitPuzzle, CircuitSolution> = {
  noun: 'given tracks',
  kinds: [],
  formulation: 'tree',
  cluesOf,
};

function cluesOf(puzzle: CircuitPuzzle, solution: CircuitSolution): ClueSet<CircuitPuzzle, CircuitSolution> {
  const edges = canonicalEdges(edgesOf(solution));
  const given = new Set(puzzle.edges.map(edgeKey));
  return {
    clues: edges.map((edge) => ({
      name: edge.map(describeCell).join(' to '),
      cells: edge,
      given: given.has(edgeKey(edge)),
    })),
    puzzleWith: (chosen) => ({ ...puzzle, edges: canonicalEdges(chosen.map((index) => edges[index]!)) }),
    brokenBy: (other) => {
      const kept = new Set(edgesOf(other).map(edgeKey));
      return [...edges.keys()].filter((index) => !kept.has(edgeKey(edges[index]!)));
    },
  };
}
