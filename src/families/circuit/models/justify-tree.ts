/** What a lazy row of a tree formulation says in terms of the puzzle, once the rules have confirmed it. */
import { cellCode } from '../../../core/grid/cell.js';
import type { Row } from '../../../model/model.js';
import { mostWithoutCycle, pointsCutOff } from '../confirm-tree.js';
import { type CircuitPuzzle, type Edge, edgeKey, possibleEdges } from '../puzzle.js';
import type { Board } from './board.js';

/**
 * The sentence of a row "at most n of these tracks", when more would enclose an area, or of a row "at least one
 * of these tracks", when points would be cut off without them. Places that presolve excludes have no variable; they
 * are left without tracks too, and confirming presolve confirms that. Undefined for any other row.
 */
export function justifyTreeRow(
  puzzle: CircuitPuzzle,
  { tracks }: Board,
  { variables, coefficients, lower, upper }: Row,
): string | undefined {
  if (coefficients.some((coefficient) => coefficient !== 1)) return undefined;
  const chosen = variables.flatMap((variable) => tracks.filter((track) => track.variable === variable));
  if (chosen.length !== variables.length) return undefined;
  const places = chosen.map(({ edge }) => edge);
  const names = places.map((edge) => edge.map(cellCode).join('-')).join(', ');
  if (lower === -Infinity) {
    if (upper < mostWithoutCycle(places)) return undefined;
    return `at most ${upper} of the tracks ${names} can run, or they would enclose an area`;
  }
  if (lower !== 1 || upper !== Infinity) return undefined;
  const points = pointsCutOff(puzzle, [...places, ...excludedPlaces(puzzle, tracks)]);
  if (points.length === 0) return undefined;
  const cutOff = `the points ${points.map(cellCode).join(', ')} would be cut off`;
  return chosen.length === 0
    ? `no track is left, and ${cutOff}`
    : `one of the tracks ${names} must run, or ${cutOff}`;
}

/** Places between neighbouring points for which the model has no variable. */
function excludedPlaces(puzzle: CircuitPuzzle, tracks: Board['tracks']): readonly Edge[] {
  const stated = new Set(tracks.map(({ edge }) => edgeKey(edge)));
  return possibleEdges(puzzle).filter((edge) => !stated.has(edgeKey(edge)));
}
