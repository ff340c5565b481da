/**
 * Assignments as bit masks (bit v: variable v is 1), tried one by one with whole-number arithmetic of its
 * own.
 */
import type { Assumption } from '../../../../src/solve/engine.js';
import type { Model, Objective, Row, Values, Variable } from '../../../../src/solve/model/model.js';

/** All assignments within the bounds of binary variables that satisfy the rows. */
export function satisfyingMasks({ variables, rows }: Model): number[] {
  const masks: number[] = [];
  for (let mask = 0; mask < 2 ** variables.length; mask++)
    if (withinBounds(variables, mask)) masks.push(mask);
  return rows.reduce((left, row) => keepSatisfying(left, row), masks);
}

/** The assignments that satisfy the row. */
export function keepSatisfying(masks: readonly number[], row: Row): number[] {
  return masks.filter((mask) => {
    const sum = weigh(row, mask);
    return sum >= row.lower && sum <= row.upper;
  });
}

/** The assignments that agree with the assumptions. */
export function keepAssumed(masks: readonly number[], assumptions: readonly Assumption[]): number[] {
  return masks.filter((mask) =>
    assumptions.every(({ variable, value }) => ((mask >> variable) & 1) === value),
  );
}

/** The objective of an assignment; 0 without one. */
export function objectiveOf(objective: Objective | undefined, mask: number): number {
  return objective === undefined ? 0 : weigh(objective, mask) + objective.offset;
}

/** The best objective among assignments, of which there is one at least. */
export function bestOf(objective: Objective | undefined, masks: readonly number[]): number {
  const all = masks.map((mask) => objectiveOf(objective, mask));
  return objective?.sense === 'maximise' ? Math.max(...all) : Math.min(...all);
}

/** The number of assignments differ on the projection. */
export function countProjected(masks: readonly number[], projection: readonly number[]): number {
  const seen = projection.reduce((bits, variable) => bits | (1 << variable), 0);
  return new Set(masks.map((mask) => mask & seen)).size;
}

export function maskOf(values: Values): number {
  return values.reduce((mask, value, variable) => mask | (value << variable), 0);
}

function withinBounds(variables: readonly Variable[], mask: number): boolean {
  return variables.every(({ lower, upper }, index) => {
    const value = (mask >> index) & 1;
    return value >= lower && value <= upper;
  });
}

function weigh({ variables, coefficients }: Pick<Row, 'variables' | 'coefficients'>, mask: number): number {
  let sum = 0;
  for (let k = 0; k < variables.length; k++) sum += coefficients[k]! * ((mask >> variables[k]!) & 1);
  return sum;
}
