/**
 * The row "another solution than this one" in as few variables as possible, for assignments that satisfy a
 * model's rows. It contains the variables that are 1 in the solution; one that is 0 only where no row keeps
 * it 0 while those are 1. For a Sudoku this is the sum of x_ijG over the cells, at most n^2 - 1.
 */
import type { Model, Row, Values, VariableIndex } from '../solve/index.js';

/**
 * The row that excludes a solution among the assignments of the model.
 * @param projection distinct binary variables that make the solution
 * @param values the solution, one value per variable
 */
export function differenceRow(
  name: string,
  model: Model,
  projection: readonly VariableIndex[],
  values: Values,
): Row {
  const held = new Set(projection.filter((variable) => values[variable] === 1));
  const kept = variablesKeptZero(model, held, values);
  const variables = projection.filter((variable) => !kept.has(variable));
  return {
    name,
    variables,
    coefficients: variables.map((variable) => (held.has(variable) ? 1 : -1)),
    lower: -Infinity,
    upper: held.size - 1,
  };
}

/**
 * The variables at 0 that a single row keeps there while the held ones are 1: together these use up its upper
 * bound.
 */
function variablesKeptZero(
  { variables, rows }: Model,
  held: ReadonlySet<VariableIndex>,
  values: Values,
): ReadonlySet<VariableIndex> {
  const kept = new Set<VariableIndex>();
  for (const { variables: terms, coefficients, upper } of rows) {
    const isLeast = (variable: VariableIndex, term: number): boolean =>
      coefficients[term]! > 0 && (held.has(variable) || values[variable] === variables[variable]!.lower);
    if (!terms.every(isLeast)) continue;
    const used = terms.reduce((total, variable, term) => total + coefficients[term]! * values[variable]!, 0);
    if (used !== upper) continue;
    for (const variable of terms) if (values[variable] === 0) kept.add(variable);
  }
  return kept;
}
