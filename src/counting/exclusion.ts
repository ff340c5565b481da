/**
 * The exclusion row (no-good cut) of a solution s over 0-1 variables P: `sum over P of (s=1 ? 1-x : x) >= 1`. It
 * cuts off exactly the assignments that agree with s on P.
 */
import type { Row, Values, VariableIndex } from '../model/model.js';
import { row, type Term } from '../model/row.js';

/**
 * The row that excludes a solution. Over no variables at all every solution is the same one, and the row says
 * `0 >= 1`.
 * @param projection distinct binary variables
 * @param values a solution of the model, one value per variable
 */
export function excludeSolution(name: string, projection: readonly VariableIndex[], values: Values): Row {
  const ones = projection.reduce((count, variable) => count + (values[variable] === 1 ? 1 : 0), 0);
  const terms = projection.map((variable): Term => [values[variable] === 1 ? -1 : 1, variable]);
  return row(name, terms, '>=', 1 - ones);
}
