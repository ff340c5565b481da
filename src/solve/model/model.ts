/**
 * A linear program over binary, integer and continuous variables, as readonly data. Rows are named ranges
 * `lower <= sum of coefficient * variable <= upper`, so equality, <= and >= are one shape. Everything that
 * solves, counts or prints takes this type.
 */

/** Position of a variable in {@link Model.variables}. */
export type VariableIndex = number;

/** The domain of a variable: 0 or 1, whole numbers, or any. */
export type VariableKind = 'binary' | 'integer' | 'continuous';

/** A variable of a model, with its bounds. */
export interface Variable {
  /** Unique in the model; letters, digits and `_ . [ ] ,` only, at most 200 characters. */
  readonly name: string;
  readonly kind: VariableKind;
  /** Bounds may be infinite, except for binary variables (0 and 1, or a fixed value among them). */
  readonly lower: number;
  readonly upper: number;
}

/**
 * One row `lower <= sum coefficients[k] * variables[k] <= upper`; variables are distinct, coefficients not 0.
 */
export interface Row {
  readonly name: string;
  readonly variables: readonly VariableIndex[];
  readonly coefficients: readonly number[];
  readonly lower: number;
  readonly upper: number;
  /** Id of the reason that the row belongs to; absent: a definition, or reasons were not asked for. */
  readonly reason?: string;
}

/** A linear objective; `offset` is added to the sum. */
export interface Objective {
  readonly sense: 'minimise' | 'maximise';
  readonly variables: readonly VariableIndex[];
  readonly coefficients: readonly number[];
  readonly offset: number;
}

/** An integer linear program: variables, rows, and perhaps an objective. */
export interface Model {
  readonly name: string;
  readonly variables: readonly Variable[];
  readonly rows: readonly Row[];
  /** Absent when any feasible assignment will do. */
  readonly objective?: Objective;
}

/** One value per variable, in the model's order. Binary and integer values are exact whole numbers. */
export type Values = Readonly<Float64Array>;
