import { evaluateObjective, type Model, type Row, type Values } from '../solve/index.js';

/**
 * The row "no worse than this assignment", for a puzzle whose solutions are the best assignments (a shortest
 * path): another solution makes the puzzle ambiguous when it is as good or better. No row without an
 * objective, whose values must be whole.
 */
export function objectiveRows({ objective }: Model, values: Values): readonly Row[] {
  if (objective === undefined) return [];
  const { sense, variables, coefficients, offset } = objective;
  const value = Math.round(evaluateObjective(objective, values) - offset);
  const [lower, upper] = sense === 'minimise' ? [-Infinity, value] : [value, Infinity];
  return [{ name: 'objective_as_good', variables, coefficients, lower, upper }];
}
