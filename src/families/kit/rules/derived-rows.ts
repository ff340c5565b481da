/**
 * The clauses that are derived from the rules of a puzzle as lazy rows of its model, with their reasons and
 * their confirmation by the rules alone.
 */
import type { Row, Values, VariableIndex } from '../../../solve/index.js';
import type { LazyReason } from '../../contract/explaining.js';
import type { Left } from './narrowing.js';
import { type Deriving, type Nogood, placesWith } from './nogood.js';
import type { Rule, SaysOtherwise } from './rule.js';
import { kindOf, type RuleKinds } from './rule-kind.js';
import { placesOfReason, type RuleRows } from './rule-rows.js';

/** A rule from which clauses are derived. */
interface Source {
  readonly rule: Rule;
  readonly deriving: Deriving;
}

/** A clause and the rule that it comes from. */
interface Derived {
  readonly source: Source;
  readonly nogood: Nogood;
}

export class DerivedRows {
  readonly #sources: readonly Source[];
  readonly #rows: RuleRows;
  readonly #saysOtherwise: SaysOtherwise | undefined;
  /** By place: its variable, if it is a flag. */
  readonly #variables: Int32Array;
  readonly #placeOf: ReadonlyMap<VariableIndex, number>;

  constructor(rules: readonly Rule[], kinds: RuleKinds, rows: RuleRows, saysOtherwise?: SaysOtherwise) {
    this.#sources = rules.flatMap((rule) => {
      const { deriving } = kindOf(kinds, rule);
      return deriving === undefined ? [] : [{ rule, deriving }];
    });
    this.#rows = rows;
    this.#saysOtherwise = saysOtherwise;
    this.#variables = Int32Array.from(rows.board.cells, (_, place) => rows.firstMark(place));
    this.#placeOf = new Map(Array.from(this.#variables, (variable, place) => [variable, place]));
  }

  /** True if clauses may be missing from the model. */
  get areAny(): boolean {
    return this.#sources.length > 0;
  }

  /** The rows that an assignment breaks or leaves one variable to keep; -1 is a variable without value. */
  rowsFor(values: Values): readonly Row[] {
    return this.#derive(values).map(({ source, nogood }) => this.#rowOf(source.rule.id, nogood));
  }

  /** The same with their reasons. */
  reasonsFor(values: Values): readonly LazyReason[] {
    return this.#derive(values).map(({ source: { rule, deriving }, nogood }) => {
      const { board } = this.#rows;
      const id = `${rule.id}-${keyOf(nogood)}`;
      const { en, de } = this.#saysOtherwise?.(rule, id) ?? deriving.words(rule, nogood, board);
      const shown = deriving.shown?.(rule, nogood, board);
      const about = placesOfReason(board, { places: nogood.places }, shown ?? {});
      const reason = { id, kind: rule.role, ...about, ...en, translated: { de } };
      return { reason, rows: [{ ...this.#rowOf(id, nogood), reason: id }] };
    });
  }

  /** The sentence of a row that the rules confirm; undefined: they do not. */
  justify(row: Row): string | undefined {
    const nogood = this.#nogoodOf(row);
    if (nogood === undefined) return undefined;
    const source = this.#sources.find(({ rule, deriving }) => deriving.excludes(rule, nogood));
    if (source === undefined) return undefined;
    return source.deriving.words(source.rule, nogood, this.#rows.board).en.says;
  }

  #derive(values: Values): readonly Derived[] {
    const variables = this.#variables;
    const left: Left = {
      mask(place) {
        const value = values[variables[place]!]!;
        return value === 1 ? 0b10 : value === 0 ? 0b01 : 0b11;
      },
    };
    return this.#sources.flatMap((source) =>
      source.deriving.nogoods(source.rule, left).map((nogood) => ({ source, nogood })),
    );
  }

  /** Not all of these values: the variables that are 1 in the nogood less those that are 0 miss their sum. */
  #rowOf(name: string, { places, values }: Nogood): Row {
    const ordered = [...places.keys()].sort((one, other) => places[one]! - places[other]!);
    return {
      name: name.replaceAll('-', '_'),
      variables: ordered.map((at) => this.#rows.firstMark(places[at]!)),
      coefficients: ordered.map((at) => (values[at] === 1 ? 1 : -1)),
      lower: -Infinity,
      upper: values.reduce((ones, value) => ones + value, -1),
    };
  }

  #nogoodOf({ variables, coefficients, lower, upper }: Row): Nogood | undefined {
    const places = variables.map((variable) => this.#placeOf.get(variable));
    const values = coefficients.map((coefficient) => (coefficient === 1 ? 1 : 0));
    const isClause =
      lower === -Infinity &&
      upper === values.reduce((ones: number, value) => ones + value, -1) &&
      coefficients.every((coefficient) => Math.abs(coefficient) === 1) &&
      places.every((place) => place !== undefined);
    return isClause ? { places: places as readonly number[], values } : undefined;
  }
}

/** A text that is different for different nogoods, not longer than needed. */
function keyOf(nogood: Nogood): string {
  const inOrder = (value: number): string =>
    [...placesWith(nogood, value)].sort((one, other) => one - other).join('-');
  return `${inOrder(1)}-not-${inOrder(0)}`;
}
