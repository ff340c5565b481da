/**
 * Literals in two notations. Outside the solver a literal is a DIMACS number: variables count from 1 and a
 * minus sign negates. Inside, variable `v` counts from 0 and its literals are `2v` (true) and `2v + 1`
 * (false), so that a literal indexes an array and `literal ^ 1` is its negation, as in MiniSat (Eén and
 * Sörensson 2003).
 */

/** DIMACS to internal notation. */
export function encode(dimacs: number): number {
  return dimacs > 0 ? (dimacs - 1) * 2 : (-dimacs - 1) * 2 + 1;
}

/** Internal notation to DIMACS. */
export function decode(literal: number): number {
  const number = (literal >> 1) + 1;
  return (literal & 1) === 0 ? number : -number;
}
