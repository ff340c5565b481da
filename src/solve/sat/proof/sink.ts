/**
 * Receives each clause that the solver derives or removes, while it works. The receiver assigns the numbers
 * of the clauses; literals are DIMACS numbers. Every derived clause follows by unit propagation along its
 * hints, so the steps are an LRAT proof (Cruz-Filipe and others 2017), and without the hints a DRAT proof
 * (Wetzler, Heule and Hunt 2014).
 */

/** Names a clause of the formula or of the proof. */
export type ClauseNumber = number;

/** Receives the steps of a proof. Arrays are read during the call only. */
export interface ProofSink {
  /**
   * A clause that follows from the clauses named by `hints`, read in order; the empty clause ends a
   * refutation. Clauses of one literal are never among the hints: such a literal holds from the moment its
   * clause is known.
   * @returns the number of the new clause
   */
  derive(literals: Int32Array, size: number, hints: Int32Array, hintCount: number): ClauseNumber;
  /**
   * Clauses of one literal, `count` of them, one after another; each follows from the one hint at its place.
   * Absent: they are derived one by one.
   */
  deriveUnits?(literals: Int32Array, hints: Int32Array, count: number): void;
  /** A clause that is not used any more; `literals` are those it has. */
  remove(number: ClauseNumber, literals: Int32Array, size: number): void;
}

/** Receives the clauses of a formula and the steps of a proof, by the numbers that the checker gave them. */
export interface WrittenProof {
  given(number: ClauseNumber, literals: readonly number[]): void;
  derived(
    number: ClauseNumber,
    literals: ArrayLike<number>,
    size: number,
    hints: ArrayLike<number>,
    hintCount: number,
  ): void;
  removed(number: ClauseNumber, literals: ArrayLike<number>, size: number): void;
  /** Writes what follows the last step. */
  end?(): void;
}
