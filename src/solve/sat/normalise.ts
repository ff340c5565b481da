/**
 * A model row as a range over literals: whole positive weights, fixed variables folded into the bounds, a
 * negative coefficient carried by the negated literal (a x = a - a(1-x)). What this engine cannot take is
 * refused here, by name.
 */
import { PuzzlewrightError } from '../../core/index.js';
import type { Model, Row, Variable, VariableIndex } from '../model/model.js';
import { collect, type Term } from '../model/row.js';
import type { WeightedRange } from './encodings/diagram.js';

/** Weighted literals, and the constant to add to their sum to get the model's value. */
export interface LiteralSum {
  readonly literals: number[];
  readonly weights: number[];
  /** The model's sum is the sum of the weights of true literals plus this. */
  readonly offset: number;
}

const MOST_VARIABLES = 1_000_000;
/** Sums stay exact below this. */
const LARGEST_SUM = 2 ** 52;
const INSTEAD = 'use the engine highs, or a formulation over 0-1 variables with whole coefficients';

/** A typed error that names the fault and the remedy. */
export function refuse(found: string): never {
  throw new PuzzlewrightError('engine-refuses-model', `The sat engine cannot take ${found}: ${INSTEAD}.`);
}

/** A variable that can only have one value: it is a constant, of whatever kind. */
export function isFixed({ lower, upper }: Variable): boolean {
  return lower === upper;
}

/**
 * Refuses models that are too large or have variables that are neither 0-1 nor fixed.
 * @throws PuzzlewrightError `engine-refuses-model`
 */
export function requireBinaryModel({ name, variables }: Model): void {
  if (variables.length > MOST_VARIABLES) {
    refuse(`the ${variables.length} variables of model ${name} (at most ${MOST_VARIABLES})`);
  }
  for (const variable of variables) {
    const { kind, lower, upper } = variable;
    if (isFixed(variable) && Number.isFinite(lower)) continue;
    if (
      kind !== 'continuous' &&
      lower >= 0 &&
      upper <= 1 &&
      Number.isInteger(lower) &&
      Number.isInteger(upper)
    )
      continue;
    if (lower > upper) continue;
    refuse(`the ${kind} variable ${variable.name} with bounds ${lower} and ${upper}`);
  }
}

/**
 * The sum of coefficients times variables over literals with positive weights; a variable given twice counts
 * once with both coefficients.
 * @param where the owner of the sum, for messages: `row r`, `the objective`
 */
export function toLiterals(
  model: Model,
  variables: readonly VariableIndex[],
  coefficients: readonly number[],
  where: () => string,
): LiteralSum {
  const literals: number[] = [];
  const weights: number[] = [];
  let offset = 0;
  let size = 0;
  const parts = mergeRepeated(variables, coefficients);
  for (let k = 0; k < parts.variables.length; k++) {
    const index = parts.variables[k]!;
    const coefficient = parts.coefficients[k]!;
    const variable = model.variables[index];
    if (variable === undefined)
      refuse(`variable number ${index} of ${where()}, which the model does not have`);
    const fixed = isFixed(variable);
    const part = fixed ? coefficient * variable.lower : coefficient;
    size += Math.abs(part);
    if (!Number.isInteger(part) || size > LARGEST_SUM) {
      const most = Number.isInteger(part) ? ' (sums up to 2^52)' : '';
      refuse(`the coefficient ${coefficient} of ${variable.name} in ${where()}${most}`);
    }
    if (fixed || part < 0) offset += part;
    if (fixed || part === 0) continue;
    literals.push(part > 0 ? index + 1 : -(index + 1));
    weights.push(Math.abs(part));
  }
  return { literals, weights, offset };
}

/**
 * Adds up the coefficients of variables given twice; increasing variables, the usual case, are left alone.
 */
function mergeRepeated(variables: readonly VariableIndex[], coefficients: readonly number[]) {
  let increasing = true;
  for (let k = 1; k < variables.length && increasing; k++) increasing = variables[k]! > variables[k - 1]!;
  if (increasing) return { variables, coefficients };
  return collect(variables.map((variable, k): Term => [coefficients[k]!, variable]));
}

/** A row as a range of weighted literals, the bounds rounded inwards to whole numbers. */
export function normaliseRow(model: Model, row: Row): WeightedRange {
  if (Number.isNaN(row.lower) || Number.isNaN(row.upper)) refuse(`the bounds of row ${row.name}`);
  const { literals, weights, offset } = toLiterals(
    model,
    row.variables,
    row.coefficients,
    () => `row ${row.name}`,
  );
  return { literals, weights, lower: Math.ceil(row.lower) - offset, upper: Math.floor(row.upper) - offset };
}
