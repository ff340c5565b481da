/**
 * Circuit Model 3 (CM3): the spanning tree of `tree` with the path between the two marked points of the
 * puzzle, of which as few tracks as possible are asked among all trees; its rows are in path.ts. A puzzle
 * without marked points has no such rows.
 *
 * Source: the report of Conroy, Dieroff, Kehoe and Lu, chapter 5.2.3. The number of tracks of the tree is
 * part of the published objective (5.3a); as it is fixed it is left out with presolve.
 */
import type { Formulation } from '../../contract/family.js';
import type { CircuitPuzzle, CircuitSolution } from '../puzzle.js';
import type { DeduceTracks } from './board.js';
import { formulateTree } from './tree.js';

export const shortestPathFrom = (deduce: DeduceTracks): Formulation<CircuitPuzzle, CircuitSolution> => ({
  id: 'shortest-path',
  description: 'the spanning tree with the least path between two marked points (circuit model 3)',
  engines: ['sat', 'highs'],
  formulate: (puzzle, options) => formulateTree('circuit_shortest_path', puzzle, options, deduce),
});
