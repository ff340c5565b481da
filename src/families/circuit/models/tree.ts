/**
 * Circuit Model 1 (CM1): x says that a track runs between two neighbouring points, y that a point has three
 * tracks.
 *
 * - Given tracks are there; every point has 1 + 2y tracks.
 * - Tree: there is one track less than there are points.
 * - Subtours: among the points of a cycle there are at most as many tracks as points less one. These rows are
 *   added lazily, for the cycles of an answer that has some.
 * - Path: of a path puzzle, the tree's path is modelled as in `shortest-path`.
 *
 * Source: the report of Conroy, Dieroff, Kehoe and Lu, chapter 5.2.1. Corrected: the sum of (5.1e) runs over
 * tracks with both ends in N, not with one. The objective (5.1a), the number of tracks, is fixed by (5.1d);
 * it is stated as published without presolve and left out with it and in certificates, because two encodings
 * of one count are hard to refute against each other. With presolve there are also rows that every spanning
 * tree keeps: no unit square has all four tracks, two points with one track each are not joined; and the
 * number of tracks is left out, as the degrees and the rows of colours (see `board.ts`) add up to it. With
 * presolve and in certificates, every group of points that an answer leaves alone is left by some track.
 */
import { type ModelBuilder, sum } from '../../../solve/index.js';
import type { Formulated, Formulation, FormulationOptions } from '../../contract/family.js';
import { ReasonedBuilder } from '../../kit/models/reasoned-builder.js';
import type { CircuitPuzzle, CircuitSolution } from '../puzzle.js';
import { type Board, type DeduceTracks, declareBoard, solutionOf, spell, variablesOf } from './board.js';
import { explainedTracks, explainPath } from './explained.js';
import { treeRowJustifier } from './justify-tree.js';
import { addPath } from './path.js';
import { brokenRows } from './subtours.js';

export const treeFrom = (deduce: DeduceTracks): Formulation<CircuitPuzzle, CircuitSolution> => ({
  id: 'tree',
  description: 'a spanning tree with degrees 1 and 3, subtour rows added lazily (circuit model 1)',
  engines: ['sat', 'highs'],
  formulate: (puzzle, options) => formulateTree('circuit_tree', puzzle, options, deduce),
});

/**
 * The spanning tree model, with the path where the puzzle asks for one.
 * @param deduce asked with presolve only
 */
export function formulateTree(
  name: string,
  puzzle: CircuitPuzzle,
  { presolve, certificate = false, reasons = false }: FormulationOptions,
  deduce: DeduceTracks,
): Formulated<CircuitSolution> {
  if (reasons) return explainTree(name, puzzle);
  const builder = new ReasonedBuilder(name);
  const board = declareBoard(builder, puzzle, 'x', presolve ? deduce(puzzle) : undefined);
  const tracks = variablesOf(board.tracks);
  if (!presolve) builder.row('tree', sum(tracks), '=', board.points.length - 1);
  if (presolve) addKeptByTrees(builder, board);
  const path = addPath(builder, puzzle, board, presolve);
  const minimised = presolve || certificate ? path : [...tracks, ...path];
  if (minimised.length > 0) builder.minimise(sum(minimised));
  return {
    model: builder.build(),
    projection: tracks,
    decode: (values) => solutionOf(puzzle, board, values),
    ...board.confirmation,
    separate: (values) => brokenRows(board, values, presolve || certificate),
    justify: treeRowJustifier(puzzle, board),
  };
}

/**
 * The same tree in reasons: that it has one track less than points follows from the areas and connections.
 */
function explainTree(name: string, puzzle: CircuitPuzzle): Formulated<CircuitSolution> {
  const builder = new ReasonedBuilder(name, true);
  const board = declareBoard(builder, puzzle, 'x', undefined, true);
  explainPath(builder, puzzle, board);
  return {
    model: builder.build(),
    projection: variablesOf(board.tracks),
    decode: (values) => solutionOf(puzzle, board, values),
    justify: treeRowJustifier(puzzle, board),
    explained: explainedTracks(puzzle, board, builder.reasons),
  };
}

function addKeptByTrees(builder: ModelBuilder, { points, tracks, branching }: Board): void {
  const numbers = new Map(points.map((cell, point) => [spell(cell), point]));
  points.forEach(([row, column], point) => {
    const corners = [
      point,
      ...[
        [0, 1],
        [1, 0],
        [1, 1],
      ].map(([down, right]) => numbers.get(spell([row + down!, column + right!]))),
    ];
    const sides = tracks.filter(({ ends }) => ends.every((end) => corners.includes(end)));
    if (sides.length === 4) builder.row(`square_${spell([row, column])}`, sum(variablesOf(sides)), '<=', 3);
  });
  if (points.length === 2) return;
  for (const { edge, ends, variable } of tracks) {
    const branches = sum(
      ends.map((point) => branching[point]!),
      -1,
    );
    builder.row(`joined_${edge.map(spell).join('_')}`, [...sum([variable]), ...branches], '<=', 0);
  }
}
