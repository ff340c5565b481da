/**
 * Solving a formula with a proof: when there is no assignment, the DRAT text that was written shows it to any
 * checker.
 */
import type { Budget } from '../../../core/budget.js';
import type { Formula } from '../../../model/cnf.js';
import { Solver } from '../solver/solver.js';
import { DratWriter } from './drat.js';
import { clausesOf } from './formula.js';

/** What became of the attempt; an assignment has one value per variable, position 0 for variable 1. */
export type Refutation =
  | { readonly status: 'unsatisfiable'; readonly conflicts: number }
  | { readonly status: 'satisfiable'; readonly assignment: readonly boolean[] }
  | { readonly status: 'limit'; readonly limit: 'conflicts' | 'abort' };

/**
 * Looks for a refutation of a formula.
 * @param write receives the DRAT proof in pieces; it is a proof only when the answer is `unsatisfiable`
 */
export function refuteFormula(
  formula: Formula,
  write: (piece: string) => void,
  { conflicts, abort }: Budget = {},
): Refutation {
  const proof = new DratWriter(write);
  const solver = new Solver(proof);
  solver.addVariables(formula.variableCount);
  for (const clause of clausesOf(formula)) solver.addClause(clause);
  const result = solver.solve([], {
    ...(conflicts === undefined ? {} : { conflicts }),
    ...(abort === undefined ? {} : { abort }),
  });
  proof.flush();
  switch (result) {
    case 'unsatisfiable':
      return { status: 'unsatisfiable', conflicts: solver.work.conflicts };
    case 'satisfiable':
      return {
        status: 'satisfiable',
        assignment: Array.from({ length: formula.variableCount }, (_, index) => solver.isTrue(index + 1)),
      };
    default:
      return { status: 'limit', limit: result };
  }
}
