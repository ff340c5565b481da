/**
 * The receiver of the clauses of encodings. Literals are DIMACS numbers: variables count from 1 and a minus
 * sign negates. Model variable `i` is always number `i + 1`; helper variables follow.
 */
export interface ClauseSink {
  /**
   * A new helper variable.
   * @param kind its meaning, named by the encoding
   * @param places its position in the encoding, for its name
   */
  fresh(kind: string, ...places: readonly number[]): number;
  /**
   * Adds a clause.
   * @param mostlyFalse nearly all of the literals are false in every solution; a hint that changes no answer
   */
  clause(literals: readonly number[], mostlyFalse?: boolean): void;
  /**
   * Adds, for every two of these literals, the clause that one of them is false: the second with each before
   * it, then the third, and so on. Absent: such clauses are added one by one.
   */
  exclusive?(literals: readonly number[]): void;
}
