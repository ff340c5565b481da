/**
 * The models that HiGHS can take. Beyond these sizes and magnitudes it drops coefficients silently or fails
 * late and without a reason, so such models are refused beforehand, with a message that names the cause.
 */
import { PuzzlewrightError } from '../../core/index.js';
import type { Model, Row } from '../model/model.js';

const MOST_VARIABLES = 1_000_000;
const MOST_ENTRIES = 20_000_000;
/** HiGHS drops smaller coefficients (`small_matrix_value`) and refuses larger ones (`large_matrix_value`). */
const SMALLEST_COEFFICIENT = 1e-9;
const LARGEST_COEFFICIENT = 1e15;
/** HiGHS takes larger bounds and costs for infinite (`infinite_bound`, `infinite_cost`). */
const LARGEST_FINITE = 1e20;

function refuse(message: string): never {
  throw new PuzzlewrightError('engine-refuses-model', message);
}

function isBound(value: number, forbidden: number): boolean {
  if (Number.isFinite(value)) return Math.abs(value) < LARGEST_FINITE;
  return !Number.isNaN(value) && value !== forbidden;
}

function requireBounds(what: string, { lower, upper }: { lower: number; upper: number }): void {
  if (isBound(lower, Infinity) && isBound(upper, -Infinity)) return;
  refuse(`HiGHS cannot take the bounds ${lower} and ${upper} of ${what}: expected magnitudes below 1e20.`);
}

/**
 * Checks rows before they reach the solver.
 * @throws PuzzlewrightError `engine-refuses-model` naming the row and the number
 */
export function requireRows(rows: readonly Row[], variableCount: number): void {
  for (const row of rows) {
    requireBounds(`row ${row.name}`, row);
    for (const variable of row.variables) {
      if (!(variable >= 0 && variable < variableCount)) {
        refuse(`Row ${row.name} uses variable ${variable}, but the model has ${variableCount} variables.`);
      }
    }
    for (const coefficient of row.coefficients) {
      const size = Math.abs(coefficient);
      if (size > SMALLEST_COEFFICIENT && size < LARGEST_COEFFICIENT) continue;
      refuse(`HiGHS cannot take the coefficient ${coefficient} of row ${row.name}: expected 1e-9 to 1e15.`);
    }
  }
}

/**
 * Checks a whole model: its size, bounds and coefficients.
 * @throws PuzzlewrightError `engine-refuses-model` naming the variable or row
 */
export function requireModel({ name, variables, rows, objective }: Model): void {
  const entries = rows.reduce((total, row) => total + row.variables.length, 0);
  if (variables.length > MOST_VARIABLES || entries > MOST_ENTRIES) {
    refuse(
      `Model ${name} has ${variables.length} variables and ${entries} matrix entries; HiGHS takes at most ` +
        `${MOST_VARIABLES} and ${MOST_ENTRIES}. Use a smaller puzzle or another formulation.`,
    );
  }
  for (const variable of variables) requireBounds(`variable ${variable.name}`, variable);
  requireRows(rows, variables.length);
  const costs = [...(objective?.coefficients ?? []), objective?.offset ?? 0];
  const bad = costs.find((cost) => !(Math.abs(cost) < LARGEST_FINITE));
  if (bad !== undefined) refuse(`HiGHS cannot take the objective coefficient ${bad} of model ${name}.`);
}
