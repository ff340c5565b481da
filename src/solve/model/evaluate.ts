/**
 * Evaluation of an assignment under a model: exact whole values, rows that it violates, its objective.
 * Engines use this to verify the values of a solver.
 */
import type { Model, Objective, Row, Values, Variable } from './model.js';

/**
 * Absolute slack of a row; the second part covers the rounding of long sums and is relative to their size.
 */
const ROW_SLACK = 1e-6;
const SUM_SLACK = 1e-9;

/**
 * The values with integer and binary variables rounded to whole numbers (never -0) and continuous ones moved
 * into their bounds.
 */
export function roundValues(variables: readonly Variable[], values: Values): Float64Array {
  const rounded = new Float64Array(variables.length);
  variables.forEach(({ kind, lower, upper }, index) => {
    const value = values[index]!;
    rounded[index] = kind === 'continuous' ? Math.min(upper, Math.max(lower, value)) : Math.round(value) + 0;
  });
  return rounded;
}

/**
 * True when `lower <= sum <= upper` holds for the values, within an absolute slack of 1e-6 (which is nothing
 * for rows of whole numbers) and a relative one of 1e-9 of the sum of absolute terms.
 */
export function rowHolds({ variables, coefficients, lower, upper }: Row, values: Values): boolean {
  let activity = 0;
  let size = 0;
  for (let k = 0; k < variables.length; k++) {
    const term = coefficients[k]! * values[variables[k]!]!;
    activity += term;
    size += Math.abs(term);
  }
  const slack = ROW_SLACK + SUM_SLACK * size;
  return activity >= lower - slack && activity <= upper + slack;
}

/** The first row that the values violate, if any. */
export function findBrokenRow(rows: readonly Row[], values: Values): Row | undefined {
  return rows.find((row) => !rowHolds(row, values));
}

/** The objective of an assignment; 0 for a model without one. */
export function evaluateObjective(objective: Objective | undefined, values: Values): number {
  if (objective === undefined) return 0;
  const { variables, coefficients, offset } = objective;
  return variables.reduce((total, variable, k) => total + coefficients[k]! * values[variable]!, offset);
}

/**
 * True when all objective values differ by whole numbers: whole coefficients on integer or binary variables
 * (the offset is free). Without an objective there is nothing to differ, so true.
 */
export function hasIntegralObjective({ objective, variables }: Model): boolean {
  if (objective === undefined) return true;
  return objective.variables.every(
    (variable, k) =>
      variables[variable]!.kind !== 'continuous' && Number.isSafeInteger(objective.coefficients[k]!),
  );
}

/** True when an objective variable has no bound on the side where the objective improves. */
export function hasOpenObjective({ objective, variables }: Model): boolean {
  if (objective === undefined) return false;
  const sign = objective.sense === 'maximise' ? 1 : -1;
  return objective.variables.some((variable, k) => {
    const { lower, upper } = variables[variable]!;
    return (sign * objective.coefficients[k]! > 0 ? upper : -lower) === Infinity;
  });
}
