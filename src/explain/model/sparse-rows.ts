/** The rows of a board in flat arrays, by row and by variable, for propagation that has to be fast. */
import type { Row } from '../../solve/index.js';
import type { Board } from './board.js';

/** Rows and where their variables occur. */
export interface SparseRows {
  readonly count: number;
  readonly variableCount: number;
  /** By row: its reason, -1 for a definition. */
  readonly reason: Int32Array;
  readonly lower: Float64Array;
  readonly upper: Float64Array;
  /** By row: the largest absolute coefficient. */
  readonly widest: Float64Array;
  /** By row: 1 when all its coefficients have the same absolute value. */
  readonly isEven: Uint8Array;
  /** Row r has the terms `starts[r]` to `starts[r + 1]`. */
  readonly starts: Int32Array;
  readonly variables: Int32Array;
  readonly coefficients: Float64Array;
  /**
   * Variable v is in the terms `uses[useStarts[v]]` to `uses[useStarts[v + 1]]`; `rowOf` is the row of a
   * term.
   */
  readonly useStarts: Int32Array;
  readonly uses: Int32Array;
  readonly rowOf: Int32Array;
}

/** Lays out the rows of all reasons and definitions of a board. */
export function sparseRows(board: Board): SparseRows {
  const rows: (readonly [Row, number])[] = [
    ...board.reasons.flatMap(({ index, rows }) => rows.map((row) => [row, index] as const)),
    ...board.definitions.map((row) => [row, -1] as const),
  ];
  const count = rows.length;
  const variableCount = board.model.variables.length;
  const starts = new Int32Array(count + 1);
  rows.forEach(([{ variables }], index) => {
    starts[index + 1] = starts[index]! + variables.length;
  });
  const variables = new Int32Array(starts[count]!);
  const coefficients = new Float64Array(starts[count]!);
  const rowOf = new Int32Array(starts[count]!);
  rows.forEach(([row], index) => {
    variables.set(row.variables, starts[index]!);
    coefficients.set(row.coefficients, starts[index]!);
    rowOf.fill(index, starts[index]!, starts[index + 1]!);
  });
  const widths = rows.map(([row]) => row.coefficients.map(Math.abs));
  return {
    count,
    variableCount,
    reason: Int32Array.from(rows, ([, reason]) => reason),
    lower: Float64Array.from(rows, ([{ lower }]) => lower),
    upper: Float64Array.from(rows, ([{ upper }]) => upper),
    widest: Float64Array.from(widths, (width) => Math.max(0, ...width)),
    isEven: Uint8Array.from(widths, (width) => Number(width.every((one) => one === width[0]))),
    starts,
    variables,
    coefficients,
    rowOf,
    ...usesOf(variables, variableCount),
  };
}

function usesOf(variables: Int32Array, variableCount: number): Pick<SparseRows, 'useStarts' | 'uses'> {
  const useStarts = new Int32Array(variableCount + 1);
  for (const variable of variables) useStarts[variable + 1]!++;
  for (let variable = 0; variable < variableCount; variable++) {
    useStarts[variable + 1]! += useStarts[variable]!;
  }
  const next = useStarts.slice();
  const uses = new Int32Array(variables.length);
  variables.forEach((variable, term) => {
    uses[next[variable]!++] = term;
  });
  return { useStarts, uses };
}
