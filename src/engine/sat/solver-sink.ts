/**
 * Clauses straight into the solver, without names, up to a size that fits comfortably into memory. Where proofs are checked,
 * each clause goes to the checker first.
 */

import type { ProofChecker } from '../checker/checker.js';
import type { ClauseSink } from './encodings/sink.js';
import { refuse } from './normalise.js';
import type { Solver } from './solver/solver.js';

/** Most literals that a session may hold, in all clauses together; about a gigabyte with their watches. */
const MOST_LITERALS = 60_000_000;

export class SolverSink implements ClauseSink {
  readonly #solver: Solver;
  readonly #checker: ProofChecker | undefined;
  #literals = 0;
  #row: string | undefined;

  constructor(solver: Solver, checker?: ProofChecker) {
    this.#solver = solver;
    this.#checker = checker;
  }

  /** Names the row that is being compiled, for a message. */
  enter(row: string): void {
    this.#row = row;
  }

  fresh(): number {
    const variable = this.#solver.variableCount + 1;
    this.#solver.addVariables(variable);
    return variable;
  }

  clause(literals: readonly number[], mostlyFalse = false): void {
    this.#literals += literals.length;
    if (this.#literals > MOST_LITERALS) {
      const place = this.#row === undefined ? 'the model' : `row ${this.#row}`;
      refuse(`${place}, with which the compiled model has more than ${MOST_LITERALS} literals`);
    }
    this.#solver.addClause(literals, mostlyFalse, this.#checker?.insert(literals) ?? 0);
  }
}
