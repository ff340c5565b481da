/**
 * At most one of n literals. Few literals exclude each other pairwise, which needs no helper; more are
 * arranged in a grid of about the square root of n rows and columns: each literal implies its row and its
 * column, and at most one row and one column may hold (product encoding, Chen 2010, "A new SAT encoding of
 * the at-most-one constraint"), with 2n clauses instead of n(n-1)/2.
 */
import type { ClauseSink } from './sink.js';

const MOST_PAIRWISE = 12;

export function encodeAtMostOne(sink: ClauseSink, literals: readonly number[]): void {
  if (literals.length > MOST_PAIRWISE) encodeProduct(sink, literals);
  else if (sink.exclusive === undefined) encodePairwise(sink, literals);
  else sink.exclusive(literals);
}

function encodePairwise(sink: ClauseSink, literals: readonly number[]): void {
  for (let second = 1; second < literals.length; second++) {
    for (let first = 0; first < second; first++) sink.clause([-literals[first]!, -literals[second]!]);
  }
}

function encodeProduct(sink: ClauseSink, literals: readonly number[]): void {
  const width = Math.ceil(Math.sqrt(literals.length));
  const height = Math.ceil(literals.length / width);
  const columns = Array.from({ length: width }, (_, column) => sink.fresh('column', column, literals.length));
  const rows = Array.from({ length: height }, (_, row) => sink.fresh('row', row, literals.length));
  literals.forEach((literal, index) => {
    sink.clause([-literal, columns[index % width]!]);
    sink.clause([-literal, rows[Math.floor(index / width)]!]);
  });
  encodeAtMostOne(sink, columns);
  encodeAtMostOne(sink, rows);
}
