import type { Row, VariableIndex } from './model.js';

/** A coefficient and the variable it multiplies. */
export type Term = readonly [coefficient: number, variable: VariableIndex];

/** The side of the bound on which the sum of a row lies. */
export type Relation = '<=' | '=' | '>=';

/** The sum of the given variables, each with coefficient 1 (or the coefficient given). */
export function sum(variables: readonly VariableIndex[], coefficient = 1): Term[] {
  return variables.map((variable) => [coefficient, variable]);
}

/** The two sides of a sum, in one order. */
interface Collected {
  readonly variables: VariableIndex[];
  readonly coefficients: number[];
}

/** Adds up terms that share a variable and drops those that cancel; the order of first use is kept. */
export function collect(terms: readonly Term[]): Collected {
  const variables: VariableIndex[] = [];
  const coefficients: number[] = [];
  let last = -1;
  // Nearly all sums name their variables in rising order, so that none comes twice.
  for (const [coefficient, variable] of terms) {
    if (variable <= last || coefficient === 0) return addUp(terms);
    last = variable;
    variables.push(variable);
    coefficients.push(coefficient);
  }
  return { variables, coefficients };
}

function addUp(terms: readonly Term[]): Collected {
  const totals = new Map<VariableIndex, number>();
  for (const [coefficient, variable] of terms) {
    totals.set(variable, (totals.get(variable) ?? 0) + coefficient);
  }
  const kept = [...totals].filter(([, coefficient]) => coefficient !== 0);
  return { variables: kept.map(([variable]) => variable), coefficients: kept.map(([, total]) => total) };
}

/** Builds the row `terms relation bound`. */
export function row(name: string, terms: readonly Term[], relation: Relation, bound: number): Row {
  return {
    name,
    ...collect(terms),
    lower: relation === '<=' ? -Infinity : bound,
    upper: relation === '>=' ? Infinity : bound,
  };
}
