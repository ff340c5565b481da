/**
 * The variables of an assignment: one 0-1 variable for every value of every place, both counted from 0, or,
 * where something is claimed of the solutions beforehand, for every value that the claim leaves. A
 * contradiction leaves the row `contradiction`.
 */
import type { ModelBuilder, Values, VariableIndex } from '../../../solve/index.js';
import type { CandidateClaim } from '../confirm/candidates.js';

/** A value that a place may have. */
interface AssignedValue {
  readonly value: number;
  readonly variable: VariableIndex;
}

/** Places that each take one of some values. */
interface Assignment {
  readonly places: number;
  readonly values: number;
  /** A deduction that is still to be confirmed; absent: every place may have every value. */
  readonly claim?: CandidateClaim | undefined;
}

export class AssignedValues {
  /** By place, values in rising order. */
  readonly #assigned: readonly (readonly AssignedValue[])[];
  /** Entry `place * values + value`. */
  readonly #variables: readonly (VariableIndex | undefined)[];
  readonly #valueCount: number;
  /**
   * The claim that the variables take for granted, to be confirmed: a value without a variable is impossible.
   */
  readonly claim: CandidateClaim;

  /** Declares the variables, place by place. */
  constructor(
    builder: ModelBuilder,
    { places, values, claim }: Assignment,
    nameOf: (place: number, value: number) => string,
  ) {
    const contradicts = claim === 'contradiction';
    if (contradicts) builder.row('contradiction', [], '>=', 1);
    this.#valueCount = values;
    const variables: (VariableIndex | undefined)[] = [];
    this.#assigned = Array.from({ length: places }, (_, place) => {
      const assigned: AssignedValue[] = [];
      for (let value = 0; value < values; value++) {
        const isLeft = !contradicts && (claim?.(place, value) ?? true);
        const variable = isLeft ? builder.binary(nameOf(place, value)) : undefined;
        variables.push(variable);
        if (variable !== undefined) assigned.push({ value, variable });
      }
      return assigned;
    });
    this.#variables = variables;
    this.claim = contradicts ? 'contradiction' : (place, value) => this.at(place, value) !== undefined;
  }

  /** All variables; they make the solution. */
  get all(): readonly VariableIndex[] {
    return this.#variables.filter((variable) => variable !== undefined);
  }

  /** The values of a place that have variables. */
  of(place: number): readonly AssignedValue[] {
    return this.#assigned[place]!;
  }

  /** The variable of a value in a place; undefined where it is claimed to be impossible. */
  at(place: number, value: number): VariableIndex | undefined {
    return this.#variables[place * this.#valueCount + value];
  }

  /** The variables of some values in one place, those that exist. */
  valuesAt(place: number, values: readonly number[]): VariableIndex[] {
    const found: VariableIndex[] = [];
    for (const value of values) {
      const variable = this.at(place, value);
      if (variable !== undefined) found.push(variable);
    }
    return found;
  }

  /** The variables of one value in some places, those that exist. */
  placesOf(value: number, places: readonly number[]): VariableIndex[] {
    const found: VariableIndex[] = [];
    for (const place of places) {
      const variable = this.at(place, value);
      if (variable !== undefined) found.push(variable);
    }
    return found;
  }

  /** The value that each place has in an assignment; -1 where it has none. */
  decode(values: Values): readonly number[] {
    return this.#assigned.map(
      (assigned) => assigned.find(({ variable }) => values[variable] === 1)?.value ?? -1,
    );
  }
}
