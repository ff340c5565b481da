/**
 * Areas of many places, as a search follows them: steps from the root would take too many variables, so each
 * place within reach has one that says that it belongs to the area.
 *
 * - Rows: what belongs to the area has its value; the others are those of all areas.
 * - Lazily: places belong to the area only with one of the places that lie between them. What is missing is
 *   found as for other places that are connected; a row is confirmed where the root does not reach all of
 *   its places without the others.
 */
import { reachedThrough } from '../../../../core/index.js';
import type { Row, Values, VariableIndex } from '../../../../solve/index.js';
import type { LaterRows } from '../later-rows.js';
import { placesWith } from '../nogood.js';
import type { RuleRows } from '../rule-rows.js';
import { reachOf } from './areas-reach.js';
import type { AreaRoot, AreasRule } from './areas-rule.js';
import { connected } from './connected.js';

export class LargeArea implements LaterRows {
  /** By place within reach of the root: the literal that it belongs to the area. */
  readonly literals: ReadonlyMap<number, number>;
  readonly #name: string;
  readonly #rule: AreasRule;
  /** By position within reach, that of the root is 0: the positions beside it, as places of `connected`. */
  readonly #neighbours: readonly (readonly number[])[];
  readonly #literals: readonly number[];
  readonly #positionOf: ReadonlyMap<VariableIndex, number>;
  /** By position: the values that were left when no row was missing. */
  readonly #latest: Uint8Array;

  /** Declares the variables, whose names begin with a name. */
  constructor(rule: AreasRule, root: AreaRoot, name: string, rows: RuleRows) {
    const places = reachOf(rule, root).map(({ place }) => place);
    const positions = new Map(places.map((place, position) => [place, position]));
    this.literals = new Map(
      places.map((place) => {
        const own = rows.literal(place, rule.value)!;
        return [place, place === root.place ? own : rows.choice(`${name}_${place}`, own)];
      }),
    );
    this.#name = `${name}_parted`;
    this.#rule = rule;
    this.#neighbours = places.map((place) =>
      rule.neighbours[place]!.flatMap((next) => positions.get(next) ?? []),
    );
    this.#literals = [...this.literals.values()];
    this.#positionOf = new Map(this.#literals.map((literal, position) => [variableOf(literal), position]));
    this.#latest = new Uint8Array(places.length);
  }

  rowsFor(values: Values): readonly Row[] {
    const left = Uint8Array.from(this.#literals, (literal) => maskOf(literal, values));
    // In most steps of a search most areas stay as they were.
    if (left.every((mask, position) => mask === this.#latest[position])) return [];
    const nogoods = connected.deriving!.nogoods(
      { ...this.#rule, kind: connected.id, value: 1, neighbours: this.#neighbours } as never,
      { mask: (position) => left[position]! },
    );
    if (nogoods.length === 0) this.#latest.set(left);
    return nogoods.map((nogood) => {
      const literalsOf = (value: number): readonly number[] =>
        placesWith(nogood, value).map((position) => this.#literals[position]!);
      return clause(this.#name, [...literalsOf(1).map((literal) => ~literal), ...literalsOf(0)]);
    });
  }

  confirms({ variables, coefficients, lower, upper }: Row): boolean {
    const joined: number[] = [];
    // Positions that no way leads through.
    const between = new Uint8Array(this.#literals.length);
    let least = 1;
    for (const [at, variable] of variables.entries()) {
      const position = this.#positionOf.get(variable);
      if (position === undefined || Math.abs(coefficients[at]!) !== 1) return false;
      if (coefficients[at] === -1) least--;
      const literal = coefficients[at] === 1 ? variable : ~variable;
      if (this.#literals[position] === literal) between[position] = 1;
      else joined.push(position);
    }
    if (lower !== least || upper !== Infinity) return false;
    const reached = reachedThrough(0, this.#neighbours, between);
    return joined.some((position) => reached[position] === 0);
  }
}

function variableOf(literal: number): VariableIndex {
  return literal >= 0 ? literal : ~literal;
}

/** The values that a literal may have, as the mask of a flag. */
function maskOf(literal: number, values: Values): number {
  const value = values[variableOf(literal)]!;
  if (value !== 0 && value !== 1) return 0b11;
  return (value === 1) === literal >= 0 ? 0b10 : 0b01;
}

/** One of the literals holds. */
function clause(name: string, literals: readonly number[]): Row {
  const ordered = [...literals].sort((one, other) => variableOf(one) - variableOf(other));
  return {
    name,
    variables: ordered.map(variableOf),
    coefficients: ordered.map((literal) => (literal >= 0 ? 1 : -1)),
    lower: 1 - ordered.filter((literal) => literal < 0).length,
    upper: Infinity,
  };
}
