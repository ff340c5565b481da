/**
 * A certificate that a model with some further rows has no solution: the formula, its variables named, and a
 * proof of it. With the exclusion row of a known solution as the further row this proves uniqueness, and
 * both files can be checked independently of this program.
 */
import type { Budget } from '../../../core/index.js';
import type { Formula } from '../../model/cnf.js';
import type { Model, Row, Values } from '../../model/model.js';
import { compileFormula } from './formula.js';
import { refuteFormula } from './refute.js';
import { constraintsOf, opbOf } from './veripb.js';
import type { ProofFormat } from './written.js';

/** The formula (model and further rows) and the solver's result for it. */
export type Certificate =
  | {
      readonly status: 'infeasible';
      readonly formula: Formula;
      readonly conflicts: number;
      /** For VeriPB: the constraints of the proof as an OPB file with comments. */
      readonly opb?: (comments: readonly string[]) => string;
    }
  | { readonly status: 'feasible'; readonly formula: Formula; readonly values: Values }
  | { readonly status: 'limit'; readonly formula: Formula; readonly limit: 'conflicts' | 'abort' };

/**
 * Proves that no assignment satisfies the model and the further rows, or finds one. The objective is
 * ignored: restrict the model to its optimum first when only optimal solutions count.
 * @param write receives the proof in pieces, each character a byte; it is a proof only when the answer is
 *   `infeasible`
 * @param format of the proof; default: DRAT as text
 * @throws PuzzlewrightError `engine-refuses-model`
 */
export function certifyInfeasible(
  model: Model,
  rows: readonly Row[],
  write: (piece: string) => void,
  budget: Budget = {},
  format: ProofFormat = 'drat',
): Certificate {
  const formula = compileFormula(model, rows);
  const constraints = format === 'veripb' ? constraintsOf(model, rows, formula) : undefined;
  const refutation = refuteFormula(formula, write, budget, format, constraints?.length);
  switch (refutation.status) {
    case 'unsatisfiable':
      return {
        status: 'infeasible',
        formula,
        conflicts: refutation.conflicts,
        ...(constraints && { opb: (comments) => opbOf(constraints, formula, comments) }),
      };
    case 'limit':
      return { status: 'limit', formula, limit: refutation.limit };
    case 'satisfiable': {
      const { assignment } = refutation;
      const values = model.variables.map(({ lower, upper }, index) =>
        lower === upper ? lower : Number(assignment[index]!),
      );
      return { status: 'feasible', formula, values: Float64Array.from(values) };
    }
  }
}
