/**
 * Models over whole numbers with finite bounds, as the languages of constraint programming hold them:
 * variables x1, x2, … in the model's order, and rows in one relation each.
 */
import { PuzzlewrightError } from '../../core/index.js';
import type { Model, Objective, Row } from './model.js';
import { type TextRow, textRows } from './text-rows.js';

/** The parts of a model that these languages write; rows without variables are decided beforehand. */
export interface WholeNumberModel {
  /** The name of the model, on one line. */
  readonly title: string;
  /** The variables with their names in the language. */
  readonly variables: readonly {
    readonly id: string;
    readonly name: string;
    readonly lower: number;
    readonly upper: number;
  }[];
  readonly rows: readonly TextRow[];
  /** True if a row without variables cannot be met. */
  readonly impossible: boolean;
  readonly objective: Objective | undefined;
}

/**
 * The model in this form.
 * @param language the name of the language, for the message
 * @throws PuzzlewrightError `format-refuses-model` naming the variable that is not whole or not bounded, or
 * the row with a coefficient that is not whole
 */
export function wholeNumbers(model: Model, language: string): WholeNumberModel {
  const refuse = (reason: string): never => {
    throw new PuzzlewrightError('format-refuses-model', `${language} cannot hold this model: ${reason}.`);
  };
  for (const { name, kind, lower, upper } of model.variables) {
    if (kind === 'continuous') refuse(`variable ${name} is continuous; expected whole numbers only`);
    if (!Number.isFinite(upper - lower)) refuse(`variable ${name} has no bounds; expected finite ones`);
  }
  const sums: readonly Pick<Row, 'name' | 'coefficients'>[] = [
    ...model.rows,
    { name: 'the objective', coefficients: model.objective?.coefficients ?? [] },
  ];
  for (const { name, coefficients } of sums) {
    const wrong = coefficients.find((coefficient) => !Number.isSafeInteger(coefficient));
    if (wrong !== undefined) refuse(`${name} has the coefficient ${wrong}; expected whole numbers`);
  }
  const tightened = model.rows.map((row) => ({
    ...row,
    lower: Math.ceil(row.lower),
    upper: Math.floor(row.upper),
  }));
  const isEmpty = (row: Row): boolean => row.variables.length === 0;
  return {
    title: model.name.replaceAll(/\s+/g, ' '),
    variables: model.variables.map(({ name, lower, upper }, index) => ({
      id: `x${index + 1}`,
      name,
      lower: Math.ceil(lower),
      upper: Math.floor(upper),
    })),
    rows: textRows(
      tightened.filter((row) => !isEmpty(row)),
      false,
    ),
    impossible: tightened.some((row) => isEmpty(row) && (row.lower > 0 || row.upper < 0)),
    objective: model.objective,
  };
}

/** A sum as arithmetic: `2*x1 - x3`; `0` without terms. */
export function sumText({ variables, coefficients }: Pick<Row, 'variables' | 'coefficients'>): string {
  const terms = variables.map((variable, k) => {
    const coefficient = coefficients[k]!;
    const size = Math.abs(coefficient) === 1 ? '' : `${Math.abs(coefficient)}*`;
    const sign = coefficient < 0 ? '- ' : k === 0 ? '' : '+ ';
    return `${sign}${size}x${variable + 1}`;
  });
  return terms.length === 0 ? '0' : terms.join(' ').replace(/^- /, '-');
}

/** The constant part of an objective, which the texts say in a remark: it changes no answer. */
export function constantRemark(objective: Objective | undefined): readonly string[] {
  const offset = objective?.offset ?? 0;
  return offset === 0 ? [] : [`add ${offset} to the objective`];
}
