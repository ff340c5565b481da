/**
 * The clauses that are derived from the rules of a puzzle as lazy rows of its model, with their reasons and
 * their confirmation by the rules alone.
 */
import { cellCode, edgeCode } from '../../../core/index.js';
import type { Row, Values, VariableIndex } from '../../../solve/index.js';
import type { LazyReason } from '../../contract/explaining.js';
import type { Board } from './board.js';
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

/** The sentence of a row about variables that a kind declared for itself. */
const LATER = 'an area whose places are not all connected without some others has one of these';

export class DerivedRows {
  readonly #sources: readonly Source[];
  readonly #rows: RuleRows;
  readonly #saysOtherwise: SaysOtherwise | undefined;
  /** By place: its variable, if it is a flag. */
  readonly #variables: Int32Array;
  readonly #placeOf: ReadonlyMap<VariableIndex, number>;
  readonly #variableOf = (place: number): VariableIndex => this.#rows.firstMark(place);

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
    return this.#sources.length > 0 || this.#rows.later.length > 0;
  }

  /** The rows that an assignment breaks or leaves one variable to keep; -1 is a variable without value. */
  rowsFor(values: Values): readonly Row[] {
    return [
      ...this.#derive(values).map(({ source, nogood }) => rowOf(source.rule.id, nogood, this.#variableOf)),
      ...this.#rows.later.flatMap((later) => later.rowsFor(values)),
    ];
  }

  /** The same with their reasons. */
  reasonsFor(values: Values): readonly LazyReason[] {
    return this.#derive(values).map(({ source, nogood }) =>
      reasonOfNogood(source, nogood, this.#rows.board, this.#variableOf, this.#saysOtherwise),
    );
  }

  /** The sentence of a row that the rules confirm; undefined: they do not. */
  justify(row: Row): string | undefined {
    if (this.#rows.later.some((later) => later.confirms(row))) return LATER;
    const nogood = this.#nogoodOf(row);
    if (nogood === undefined) return undefined;
    const source = this.#sources.find(({ rule, deriving }) => deriving.excludes(rule, nogood));
    return source && this.#statementOf(source.rule, nogood);
  }

  /** The clause without the words of explanations, on which no certificate rests. */
  #statementOf({ id }: Rule, { places, values }: Nogood): string {
    const { cells, lines, words } = this.#rows.board;
    const facts = places.map((place, at) => {
      const { yes, no } = words.mark(1, 'en');
      const name = lines === undefined ? cellCode(cells[place]!) : edgeCode(lines.edges[place]!);
      return `${name} ${(values[at] === 1 ? yes : no).one}`;
    });
    return `the rule ${id} excludes that all of this is so: ${facts.join(', ')}`;
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

/** The reason that a rule gives not to have the values of a nogood, which follows from it. */
export function reasonOfNogood(
  { rule, deriving }: Source,
  nogood: Nogood,
  board: Board<unknown>,
  variableOf: (place: number) => VariableIndex,
  saysOtherwise?: SaysOtherwise,
): LazyReason {
  const id = `${rule.id}-${keyOf(nogood)}`;
  const { en, de } = saysOtherwise?.(rule, id) ?? deriving.words(rule, nogood, board);
  const shown = deriving.shown?.(rule, nogood, board);
  const about = placesOfReason(board, { places: nogood.places }, shown ?? {});
  const reason = { id, kind: rule.role, ...about, ...en, translated: { de } };
  return { reason, rows: [{ ...rowOf(id, nogood, variableOf), reason: id }] };
}

/** Not all of these values: the variables that are 1 in the nogood less those that are 0 miss their sum. */
function rowOf(name: string, { places, values }: Nogood, variableOf: (place: number) => VariableIndex): Row {
  const ordered = [...places.keys()].sort((one, other) => places[one]! - places[other]!);
  return {
    name: name.replaceAll('-', '_'),
    variables: ordered.map((at) => variableOf(places[at]!)),
    coefficients: ordered.map((at) => (values[at] === 1 ? 1 : -1)),
    lower: -Infinity,
    upper: values.reduce((ones, value) => ones + value, -1),
  };
}

/** A text that is different for different nogoods, not longer than needed. */
function keyOf(nogood: Nogood): string {
  const inOrder = (value: number): string =>
    [...placesWith(nogood, value)].sort((one, other) => one - other).join('-');
  return `${inOrder(1)}-not-${inOrder(0)}`;
}
