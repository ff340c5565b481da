/** The meaning of a lazy row of a tree formulation in the puzzle, once the rules have confirmed it. */
import { cellCode, type Edge, edgeKey } from '../../../core/index.js';
import type { Row, VariableIndex } from '../../../solve/index.js';
import { mostWithoutCycle, pointsCutOff } from '../confirm-tree.js';
import { type CircuitPuzzle, possibleEdges } from '../puzzle.js';
import type { Board } from './board.js';

/** States the meaning of rows of a board's model. */
export function treeRowJustifier(puzzle: CircuitPuzzle, { tracks }: Board): (row: Row) => string | undefined {
  let places: Places | undefined;
  return (row) => {
    places ??= {
      byVariable: new Map(tracks.map(({ variable, edge }) => [variable, edge])),
      excluded: excludedPlaces(puzzle, tracks),
    };
    return justifyTreeRow(puzzle, places, row);
  };
}

/** The places for tracks that the model has variables for, and the others. */
interface Places {
  readonly byVariable: ReadonlyMap<VariableIndex, Edge>;
  readonly excluded: readonly Edge[];
}

/**
 * The sentence of a row "at most n of these tracks", when more would enclose an area, or of a row "at least
 * one of these tracks", when points would be cut off without them. Places that presolve excludes have no
 * variable; they are left without tracks too, and confirming presolve confirms that. Undefined for any other
 * row.
 */
function justifyTreeRow(
  puzzle: CircuitPuzzle,
  { byVariable, excluded }: Places,
  { variables, coefficients, lower, upper }: Row,
): string | undefined {
  if (coefficients.some((coefficient) => coefficient !== 1)) return undefined;
  const places: Edge[] = [];
  for (const variable of variables) {
    const place = byVariable.get(variable);
    if (place === undefined) return undefined;
    places.push(place);
  }
  const names = places.map((edge) => edge.map(cellCode).join('-')).join(', ');
  if (lower === -Infinity) {
    if (upper < mostWithoutCycle(places)) return undefined;
    return `at most ${upper} of the tracks ${names} can run, or they would enclose an area`;
  }
  if (lower !== 1 || upper !== Infinity) return undefined;
  const points = pointsCutOff(puzzle, [...places, ...excluded]);
  if (points.length === 0) return undefined;
  const cutOff = `the points ${points.map(cellCode).join(', ')} would be cut off`;
  return places.length === 0
    ? `no track is left, and ${cutOff}`
    : `one of the tracks ${names} must run, or ${cutOff}`;
}

/** Places between neighbouring points for which the model has no variable. */
function excludedPlaces(puzzle: CircuitPuzzle, tracks: Board['tracks']): readonly Edge[] {
  const stated = new Set(tracks.map(({ edge }) => edgeKey(edge)));
  return possibleEdges(puzzle).filter((edge) => !stated.has(edgeKey(edge)));
}
