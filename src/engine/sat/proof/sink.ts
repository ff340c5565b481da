/**
 * Where the solver tells what it derives, step by step. Every added clause follows from those before it by
 * unit propagation (reverse unit propagation, Goldberg and Novikov 2003), so that the steps in order are a
 * DRAT proof (Wetzler, Heule and Hunt 2014). Literals are DIMACS numbers.
 */
export interface ProofSink {
  /** A clause that follows from the formula and the clauses added so far; the empty clause ends a refutation. */
  add(literals: readonly number[]): void;
  /** A clause that is not used any more. */
  remove(literals: readonly number[]): void;
}
