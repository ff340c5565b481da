/**
 * Solving a formula with a proof: when there is no satisfying assignment, a proof shows it to any checker,
 * and our own has checked each step as it was written.
 */
import type { Budget } from '../../../core/index.js';
import { ProofChecker } from '../../checker/checker.js';
import type { Formula } from '../../model/cnf.js';
import { Solver } from '../solver/solver.js';
import { VERDICT } from '../solver/tuning.js';
import { clausesOf } from './formula.js';
import { openProof, type ProofFormat } from './written.js';

/** The result; an assignment has one value per variable, position 0 for variable 1. */
export type Refutation =
  | { readonly status: 'unsatisfiable'; readonly conflicts: number }
  | { readonly status: 'satisfiable'; readonly assignment: readonly boolean[] }
  | { readonly status: 'limit'; readonly limit: 'conflicts' | 'abort' };

/**
 * Looks for a refutation of a formula.
 * @param write receives the proof in pieces, each character a byte; it is a proof only when the answer is
 *   `unsatisfiable`
 * @param constraints the number of constraints that a proof for VeriPB is about; default: that of the clauses
 * @throws Error when the checker refuses a step: a defect of the solver
 */
export function refuteFormula(
  formula: Formula,
  write: (piece: string) => void,
  { conflicts, abort }: Budget = {},
  format: ProofFormat = 'drat',
  constraints?: number,
): Refutation {
  const checker = new ProofChecker();
  const clauses = [...clausesOf(formula)];
  const proof = openProof(checker, { format, clauseCount: constraints ?? clauses.length }, write);
  const solver = new Solver(proof.sink, { tuning: VERDICT });
  solver.addVariables(formula.variableCount);
  for (const clause of clauses) solver.addClause(clause, false, proof.given(clause));
  const result = solver.solve([], {
    ...(conflicts === undefined ? {} : { conflicts }),
    ...(abort === undefined ? {} : { abort }),
  });
  proof.flush();
  switch (result) {
    case 'unsatisfiable':
      if (!checker.refuted) throw new Error('the solver ended its proof without the empty clause');
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
