/**
 * The exclusion row (no-good cut) of a solution s over 0-1 variables P: `sum over P of (s=1 ? 1-x : x) >= 1`.
 * It cuts off exactly the assignments that agree with s on P.
 */
import type { Row, Values, VariableIndex } from '../model/model.js';

/**
 * The row that excludes a solution. Over an empty projection all solutions are the same, and the row is
 * `0 >= 1`.
 * @param projection distinct binary variables
 * @param values a solution of the model, one value per variable
 */
export function excludeSolution(name: string, projection: readonly VariableIndex[], values: Values): Row {
  const coefficients = projection.map((variable) => (values[variable] === 1 ? -1 : 1));
  const ones = coefficients.reduce((count, coefficient) => count + (coefficient < 0 ? 1 : 0), 0);
  return { name, variables: projection, coefficients, lower: 1 - ones, upper: Infinity };
}
