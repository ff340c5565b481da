import type { Row } from '../model/model.js';

/**
 * A matrix in compressed sparse row form: row i has the entries `starts[i]` up to, not including, `starts[i +
 * 1]`.
 */
interface SparseMatrix {
  readonly format: 'csr';
  readonly numRows: number;
  readonly numCols: number;
  readonly starts: Int32Array;
  readonly indices: Int32Array;
  readonly values: Float64Array;
}

/** Rows as HiGHS takes them: a matrix, and the bounds of each row. */
export interface PackedRows {
  readonly matrix: SparseMatrix;
  readonly lower: Float64Array;
  readonly upper: Float64Array;
}

/** Packs rows over `numCols` columns into typed arrays, to be passed to the solver in one call. */
export function packRows(rows: readonly Row[], numCols: number): PackedRows {
  const starts = new Int32Array(rows.length + 1);
  rows.forEach((row, index) => {
    starts[index + 1] = starts[index]! + row.variables.length;
  });
  const entries = starts[rows.length]!;
  const indices = new Int32Array(entries);
  const values = new Float64Array(entries);
  rows.forEach((row, index) => {
    indices.set(row.variables, starts[index]);
    values.set(row.coefficients, starts[index]);
  });
  return {
    matrix: { format: 'csr', numRows: rows.length, numCols, starts, indices, values },
    lower: Float64Array.from(rows, (row) => row.lower),
    upper: Float64Array.from(rows, (row) => row.upper),
  };
}
