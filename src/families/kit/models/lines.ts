/** Places for lines between the points of a graph as models state them, and rows about some of them. */
import { cellCode, type Edge } from '../../../core/index.js';
import { type ModelBuilder, type Row, sum, type Values, type VariableIndex } from '../../../solve/index.js';

/** A place for a line: the numbers of the points at its ends, and the 0-1 variable that it runs. */
export interface Line {
  readonly ends: readonly [number, number];
  readonly variable: VariableIndex;
}

/** The lines that run in an assignment. */
export function chosenLines<Own extends Line>(lines: readonly Own[], values: Values): readonly Own[] {
  return lines.filter(({ variable }) => values[variable] === 1);
}

/**
 * States that one of some numbers of these variables is 1, without further variables.
 * @param counts in rising order
 */
export function stateCounts(
  builder: ModelBuilder,
  name: string,
  variables: readonly VariableIndex[],
  counts: readonly number[],
): void {
  const possible = counts.filter((count) => count <= variables.length);
  const [least, most] = [possible[0] ?? variables.length + 1, possible.at(-1) ?? 0];
  if (least > 0) builder.row(`${name}_least`, sum(variables), '>=', least);
  if (most < variables.length) builder.row(`${name}_most`, sum(variables), '<=', most);
  for (let count = least + 1; count < most; count++) {
    if (possible.includes(count)) continue;
    // Of every set of this size, one variable is 0 or another one is 1.
    setsOf(variables, count).forEach((set, index) => {
      const others = variables.filter((variable) => !set.includes(variable));
      builder.row(`${name}_not_${count}_${index}`, [...sum(set), ...sum(others, -1)], '<=', count - 1);
    });
  }
}

function setsOf(variables: readonly VariableIndex[], size: number): readonly (readonly VariableIndex[])[] {
  if (size === 0) return [[]];
  return variables.flatMap((first, index) =>
    setsOf(variables.slice(index + 1), size - 1).map((set) => [first, ...set]),
  );
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
