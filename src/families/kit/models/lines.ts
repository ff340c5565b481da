/** Places for lines between the points of a graph as models state them, and rows about some of them. */
import { cellCode, type Edge } from '../../../core/index.js';
import type { Row, Values, VariableIndex } from '../../../solve/index.js';

/** A place for a line: the numbers of the points at its ends, and the 0-1 variable that it runs. */
export interface Line {
  readonly ends: readonly [number, number];
  readonly variable: VariableIndex;
}

/** The lines that run in an assignment. */
export function chosenLines<Own extends Line>(lines: readonly Own[], values: Values): readonly Own[] {
  return lines.filter(({ variable }) => values[variable] === 1);
}

/** The places that a row adds up; undefined for a row of anything else. */
export function edgesOfRow(
  { variables, coefficients }: Row,
  edgeOf: (variable: VariableIndex) => Edge | undefined,
): readonly Edge[] | undefined {
  if (coefficients.some((coefficient) => coefficient !== 1)) return undefined;
  const edges = variables.map(edgeOf);
  return edges.every((edge) => edge !== undefined) ? edges : undefined;
}

/** Edges by the codes of their ends: `r1c1-r1c2, r1c2-r1c3`. */
export function edgeNames(edges: readonly Edge[]): string {
  return edges.map((edge) => edge.map(cellCode).join('-')).join(', ');
}
