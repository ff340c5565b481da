/** The questions that the checks of a step ask, and the small model on which every engine answers. */
import type { Board } from '../../../src/explain/model/board.js';
import { type Part, rowsOf } from '../../../src/explain/model/part.js';
import type { Step } from '../../../src/explain/model/step.js';
import type { Known } from '../../../src/families/contract/explaining.js';
import type { Model, Row, VariableIndex } from '../../../src/solve/model/model.js';
import { row } from '../../../src/solve/model/row.js';

/** A step with its reasons as parts of the board. */
export interface StatedStep {
  readonly parts: readonly Part[];
  readonly facts: readonly Known[];
  readonly conclusions: Step['conclusions'];
}

/** Questions about one step. */
export interface StepQuestions {
  /** True if some parts and facts leave no room for the opposite of the step's conclusions. */
  isForced(parts: readonly Part[], facts: readonly Known[]): boolean;
}

/** Opens questions about a step. */
export type Judge = (board: Board, step: StatedStep) => StepQuestions;

/** The rows of a part, and the definitions that they rest on. */
export function rowsWithDefinitions({ reasons }: Board, { reason, half }: Part): readonly Row[] {
  const stated = reasons[reason]!;
  return [...rowsOf(stated, half), ...stated.definitions];
}

/**
 * The variables that some rows and marks use as a model without rows, and the place of each of them there.
 */
export function onlyUsed(
  { model, marks }: Board,
  rows: readonly Row[],
  known: readonly Known[],
): { readonly model: Model; readonly placeOf: (variable: VariableIndex) => number } {
  const ofMarks = known.map(({ mark }) => marks[mark]!.variable);
  const used = [...new Set([...rows.flatMap(({ variables }) => variables), ...ofMarks])];
  const places = new Map(used.map((variable, place) => [variable, place]));
  const variables = used.map((variable) => model.variables[variable]!);
  return { model: { name: model.name, variables, rows: [] }, placeOf: (variable) => places.get(variable)! };
}

/** Rows over other variables. */
export function moved(rows: readonly Row[], placeOf: (variable: VariableIndex) => number): readonly Row[] {
  return rows.map((one) => ({ ...one, variables: one.variables.map(placeOf) }));
}

/** The row that excludes that all of these hold. */
export function notAll({ marks }: Board, all: readonly Known[]): Row {
  const terms = all.map(({ mark, value }) => [value ? 1 : -1, marks[mark]!.variable] as const);
  const truths = all.filter(({ value }) => value).length;
  return row('not_all', terms, '<=', truths - 1);
}
