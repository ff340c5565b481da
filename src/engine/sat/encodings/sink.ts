/**
 * Where encodings write their clauses. Literals are DIMACS numbers: variables count from 1 and a minus sign
 * negates. Model variable `i` is always number `i + 1`; helper variables follow.
 */
export interface ClauseSink {
  /**
   * A new helper variable.
   * @param kind what it stands for, in the words of the encoding
   * @param first position in the encoding, for its name
   * @param second a second position
   */
  fresh(kind: string, first: number, second?: number): number;
  clause(literals: readonly number[]): void;
}
