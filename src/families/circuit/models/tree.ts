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
 * tree keeps: no unit square has all four tracks, two points with one track each are not joined; a point that
 * has two tracks has a third (the rows of a parity, which with the degrees describe the convex hull of one or
 * three tracks at a point: Jeroslow, On defining sets of vertices of the hypercube by linear inequalities,
 * 1975); and the number of tracks is left out, as the degrees and the rows of colours (see `board.ts`) add up
 * to it. With presolve and in certificates, every group of points that an answer leaves alone is left by some
 * track.
 */
import { type Edge, edgeKey } from '../../../core/index.js';
import { type ModelBuilder, type Row, row, sum, type Values } from '../../../solve/index.js';
import type { Formulated, Formulation, FormulationOptions } from '../../contract/family.js';
import { cutRow, joinedGroups, justifyCut } from '../../kit/models/connected.js';
import { chosenLines, edgeNames, edgesOfRow } from '../../kit/models/lines.js';
import { ReasonedBuilder } from '../../kit/models/reasoned-builder.js';
import { mostWithoutCycle, pointsCutOff } from '../confirm-tree.js';
import { type CircuitPuzzle, type CircuitSolution, possibleEdges } from '../puzzle.js';
import {
  type Board,
  type DeduceTracks,
  declareBoard,
  solutionOf,
  spell,
  type Track,
  variablesOf,
} from './board.js';
import { explainedTracks, explainPath } from './explained.js';
import { addPath } from './path.js';

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

function addKeptByTrees(builder: ModelBuilder, board: Board): void {
  const { points, tracks, branching } = board;
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
  addParity(builder, board);
  if (points.length === 2) return;
  for (const { edge, ends, variable } of tracks) {
    const branches = sum(
      ends.map((point) => branching[point]!),
      -1,
    );
    builder.row(`joined_${edge.map(spell).join('_')}`, [...sum([variable]), ...branches], '<=', 0);
  }
}

/** At a point there are never two tracks alone: beside any two of them a third one runs. */
function addParity(builder: ModelBuilder, { around }: Board): void {
  for (const own of around) {
    own.forEach((first, index) => {
      for (const second of own.slice(index + 1)) {
        const others = own.filter((track) => track !== first && track !== second);
        const name = `pair_${[...first.edge, ...second.edge].map(spell).join('_')}`;
        const terms = [...sum(variablesOf([first, second])), ...sum(variablesOf(others), -1)];
        builder.row(name, terms, '<=', 1);
      }
    });
  }
}

/**
 * The sentences of rows of a board's model: "at most n of these tracks", when more would enclose an area, or
 * "at least one of these tracks", when points would be cut off without them. Places that presolve excludes
 * have no variable; they are left without tracks too, and confirming presolve confirms that. Undefined for
 * any other row.
 */
function treeRowJustifier(puzzle: CircuitPuzzle, { tracks }: Board): (row: Row) => string | undefined {
  const byVariable = new Map(tracks.map(({ variable, edge }) => [variable, edge]));
  let excluded: readonly Edge[] | undefined;
  return (row) => {
    const edges = edgesOfRow(row, (variable) => byVariable.get(variable));
    if (edges === undefined) return undefined;
    if (row.lower === -Infinity) {
      if (row.upper < mostWithoutCycle(edges)) return undefined;
      return `at most ${row.upper} of the tracks ${edgeNames(edges)} can run, or they would enclose an area`;
    }
    excluded ??= excludedPlaces(puzzle, tracks);
    const others = excluded;
    return justifyCut(row, edges, { edge: 'track', verb: 'run', end: 'point' }, (without) =>
      pointsCutOff(puzzle, [...without, ...others]),
    );
  };
}

/** Places between neighbouring points for which the model has no variable. */
function excludedPlaces(puzzle: CircuitPuzzle, tracks: Board['tracks']): readonly Edge[] {
  const stated = new Set(tracks.map(({ edge }) => edgeKey(edge)));
  return possibleEdges(puzzle).filter((edge) => !stated.has(edgeKey(edge)));
}

/**
 * For every group of points that the chosen tracks join and that has a cycle: the subtour elimination row
 * over the points of its cycles (no more tracks among them than their number less one). With `cuts` also, for
 * every group that is not the whole board, that some track leaves it. None when the tracks are a spanning
 * tree.
 * @param values whole numbers
 */
function brokenRows(board: Board, values: Values, cuts: boolean): readonly Row[] {
  const chosen = chosenLines(board.tracks, values);
  const groups = joinedGroups(board.points.length, chosen);
  return groups.flatMap((group): Row[] => {
    const cyclic = coreOf(group, chosen);
    const name = `${spell(board.points[group[0]!]!)}_${group.length}`;
    const elimination = cyclic.size === 0 ? [] : [eliminationRow(board, cyclic, `subtour_${name}`)];
    const leaves = cuts && groups.length > 1 ? [cutRow(`cut_${name}`, group, board.tracks)] : [];
    return [...elimination, ...leaves];
  });
}

function eliminationRow({ tracks }: Board, points: ReadonlySet<number>, name: string): Row {
  const inside = tracks.filter(({ ends }) => ends.every((point) => points.has(point)));
  return row(name, sum(variablesOf(inside)), '<=', points.size - 1);
}

/** The cycles of a group and the paths between them (its 2-core), left when leaves are removed repeatedly. */
function coreOf(group: readonly number[], chosen: readonly Track[]): ReadonlySet<number> {
  const core = new Set(group);
  const neighbours = new Map(group.map((point) => [point, new Set<number>()]));
  for (const { ends } of chosen) {
    neighbours.get(ends[0])?.add(ends[1]);
    neighbours.get(ends[1])?.add(ends[0]);
  }
  const leaves = group.filter((point) => neighbours.get(point)!.size <= 1);
  // The list grows while it is walked through.
  for (const leaf of leaves) {
    core.delete(leaf);
    for (const next of neighbours.get(leaf)!) {
      const others = neighbours.get(next)!;
      others.delete(leaf);
      if (others.size === 1) leaves.push(next);
    }
  }
  return core;
}
