/** The lazy rows that solving a model brings, its solutions, and rows that say something else. */

import type { Budget } from '../../src/core/budget.js';
import type { Formulated, Formulation, Puzzle } from '../../src/families/contract/family.js';
import { countSolutions } from '../../src/solve/counting/count.js';
import type { Engine } from '../../src/solve/engine.js';
import { withLazyRows } from '../../src/solve/lazy.js';
import type { Row, Values } from '../../src/solve/model/model.js';

/** Solutions that a row is tried on; small puzzles have fewer. */
export const MOST_SOLUTIONS = 50;

/**
 * The lazy rows that were needed and the solutions found, all where the budget is enough and they are not too
 * many.
 */
export function solvedLazily(
  { engines }: Formulation<Puzzle, unknown>,
  { model, projection, separate }: Formulated<unknown>,
  all: readonly Engine[],
  budget: Budget = {},
): { readonly rows: readonly Row[]; readonly solutions: readonly Values[] } {
  const engine = all.find(({ id }) => engines.includes(id))!;
  const rows: Row[] = [];
  const solutions: Values[] = [];
  const session = withLazyRows(engine.open(model), (values) => {
    const broken = separate?.(values) ?? [];
    rows.push(...broken);
    return broken;
  });
  try {
    const onSolution = (values: Values) => solutions.push(values);
    countSolutions(session, projection, { limit: MOST_SOLUTIONS, onSolution, budget });
  } finally {
    session.dispose();
  }
  return { rows, solutions };
}

/** A change of a row. */
export interface RowChange {
  readonly dropped: number;
  readonly added: number | null;
  readonly bound: number;
  readonly turned: boolean;
}

/** The row without one of its variables, perhaps with another one, another bound, or its sides exchanged. */
export function changedRow(
  row: Row,
  projection: readonly number[],
  { dropped, added, bound, turned }: RowChange,
): Row {
  const kept = row.variables.filter((_, index) => index !== dropped % (row.variables.length + 1));
  const variables = added === null ? kept : [...new Set([...kept, projection[added % projection.length]!])];
  const sides = turned ? { lower: -row.upper, upper: -row.lower } : row;
  return {
    name: row.name,
    variables,
    coefficients: variables.map(() => 1),
    lower: sides.lower + bound,
    upper: sides.upper + bound,
  };
}
