/**
 * A plain and slow reference for the rule that a clause follows from hints: sets and maps instead of places
 * and pools. The checker must accept exactly the same clauses. It also decides which clauses follow at all.
 */
import { Solver } from '../../../src/solve/sat/solver/solver.js';

/** Clauses by number, and all that were ever given. */
export class ReferenceChecker {
  readonly clauses: Map<number, readonly number[]> = new Map();
  readonly given: (readonly number[])[] = [];
  /** Literals that hold for good. */
  readonly #units: Set<number> = new Set();
  #refuted = false;

  /**
   * Notes a clause that the checker has taken under a number; 0 for one that is a literal that holds for
   * good.
   */
  keep(number: number, clause: readonly number[]): void {
    const literals = [...new Set(clause)];
    if (literals.length === 0) this.#refuted = true;
    const [only] = literals;
    if (clause.length === 1 && this.#units.has(-only!)) this.#refuted = true;
    if (number === 0 && clause.length === 1) this.#units.add(only!);
    else this.clauses.set(number, literals);
  }

  /** True if a clause follows from hints read in order. */
  accepts(clause: readonly number[], hints: readonly number[]): boolean {
    if (this.#refuted) return true;
    const holds = new Set(this.#units);
    for (const literal of clause) {
      if (holds.has(literal)) return true;
      holds.add(-literal);
    }
    for (const hint of hints) {
      const open = (this.clauses.get(hint) ?? []).filter((literal) => !holds.has(-literal));
      if (!this.clauses.has(hint) || open.length > 1) return false;
      if (open.length === 0) return true;
      holds.add(open[0]!);
    }
    return false;
  }

  /** True if a clause follows from the clauses given at the start, by a second run of the solver. */
  isImplied(clause: readonly number[]): boolean {
    const solver = new Solver();
    for (const literals of this.given) solver.addClause(literals);
    for (const literal of clause) solver.addClause([-literal]);
    return solver.solve([]) === 'unsatisfiable';
  }
}
