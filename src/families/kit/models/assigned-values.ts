/**
 * The variables of an assignment: one 0-1 variable for every value that logic leaves to a place, both counted from 0. A
 * contradiction leaves the row `contradiction`.
 */
import type { ModelBuilder } from '../../../model/builder.js';
import type { Values, VariableIndex } from '../../../model/model.js';
import type { CandidateMasks } from '../candidate-masks.js';
import type { CandidateClaim } from '../confirm-candidates.js';

/** A value that a place may have. */
interface AssignedValue {
  readonly value: number;
  readonly variable: VariableIndex;
}

export class AssignedValues {
  /** By place, values in rising order. */
  readonly #assigned: readonly (readonly AssignedValue[])[];
  /** Entry `place * values + value`. */
  readonly #variables: readonly (VariableIndex | undefined)[];
  readonly #valueCount: number;
  /** What logic leaves, as a claim to confirm. */
  readonly claim: CandidateClaim;

  /** Applies the logic and declares what it leaves, place by place. */
  constructor(
    builder: ModelBuilder,
    candidates: CandidateMasks,
    nameOf: (place: number, value: number) => string,
  ) {
    const contradicts = candidates.propagate() === 'contradiction';
    if (contradicts) builder.row('contradiction', [], '>=', 1);
    const { places, values } = candidates;
    this.#valueCount = values.length;
    const variables: (VariableIndex | undefined)[] = [];
    this.#assigned = places.map((place) => {
      const mask = candidates.mask(place);
      const assigned: AssignedValue[] = [];
      for (const value of values) {
        const variable = (mask & (1 << value)) === 0 ? undefined : builder.binary(nameOf(place, value));
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

  /** The values that a place may have. */
  of(place: number): readonly AssignedValue[] {
    return this.#assigned[place]!;
  }

  /** The variable of a value in a place; undefined where logic excludes it. */
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
