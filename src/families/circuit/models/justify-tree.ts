/** The meaning of a lazy row of a tree formulation in the puzzle, once the rules have confirmed it. */
import { type Edge, edgeKey } from '../../../core/index.js';
import type { Row } from '../../../solve/index.js';
import { mostWithoutCycle } from '../../kit/confirm/loops.js';
import { justifyCut } from '../../kit/models/connected.js';
import { edgeNames, edgesOfRow } from '../../kit/models/lines.js';
import { pointsCutOff } from '../confirm-tree.js';
import { type CircuitPuzzle, possibleEdges } from '../puzzle.js';
import type { Board } from './board.js';

/**
 * The sentences of rows of a board's model: "at most n of these tracks", when more would enclose an area, or
 * "at least one of these tracks", when points would be cut off without them. Places that presolve excludes
 * have no variable; they are left without tracks too, and confirming presolve confirms that. Undefined for
 * any other row.
 */
export function treeRowJustifier(puzzle: CircuitPuzzle, { tracks }: Board): (row: Row) => string | undefined {
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
