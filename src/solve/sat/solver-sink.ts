/**
 * Clauses straight into the solver, without names, up to a size that fits comfortably into memory. Where
 * proofs are checked, each clause goes to the checker first.
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
  #markedLiterals = 0;
  #row: string | undefined;

  constructor(solver: Solver, checker?: ProofChecker) {
    this.#solver = solver;
    this.#checker = checker;
  }

  /** Names the row that is being compiled, for a message. */
  enter(row: string): void {
    this.#row = row;
  }

  /** Solver and checker remember the clauses they have now, for {@link rewind}. */
  mark(): void {
    this.#solver.mark();
    this.#checker?.mark();
    this.#markedLiterals = this.#literals;
  }

  /** Solver and checker go back to the clauses of the {@link mark}. */
  rewind(): void {
    this.#solver.rewind();
    this.#checker?.rewind();
    this.#literals = this.#markedLiterals;
  }

  fresh(): number {
    const variable = this.#solver.variableCount + 1;
    this.#solver.addVariables(variable);
    return variable;
  }

  clause(literals: readonly number[], mostlyFalse = false): void {
    this.#count(literals.length);
    this.#solver.addClause(literals, mostlyFalse, this.#checker?.insert(literals) ?? 0);
  }

  exclusive(literals: readonly number[]): void {
    this.#count(literals.length * (literals.length - 1));
    this.#solver.addExclusive(literals, this.#checker?.insertExclusive(literals));
  }

  #count(literals: number): void {
    this.#literals += literals;
    if (this.#literals > MOST_LITERALS) {
      const place = this.#row === undefined ? 'the model' : `row ${this.#row}`;
      refuse(`${place}, with which the compiled model has more than ${MOST_LITERALS} literals`);
    }
  }
}
