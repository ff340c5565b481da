/**
 * The rows that each clue adds to a puzzle's model, found by comparing models: the family only builds its
 * puzzles with different clues. Rows are compared by their content, not by their names. To find the clue of
 * every row without stating a puzzle for every clue, a puzzle is stated for each digit in each place of the
 * clues' indices, with the clues that have it there: the models in which a row occurs spell its clue's index
 * (group testing, Dorfman 1943). A row that several clues add occurs in several models of some place; then
 * these clues are tried alone.
 */
import type { Formulated } from '../families/contract/index.js';
import type { Model, Row, Variable, VariableIndex } from '../solve/index.js';

/** In base 4, as many models are stated as in base 2, with half the clues. */
const DIGITS = [0, 1, 2, 3];

/** The model without clues, the variables that clues add to it, and the rows of every clue over both. */
export interface ClueRows {
  readonly base: Model;
  readonly extra: readonly Variable[];
  readonly rows: readonly (readonly Row[])[];
}

/**
 * Finds the rows of `count` clues.
 * @param formulate the model of the puzzle that gives the clues of these indices
 * @throws Error when the model with clues is not the model without them and more rows: a defect of the
 *   formulation
 */
export function findClueRows(
  count: number,
  formulate: (chosen: readonly number[]) => Formulated<unknown>,
): ClueRows {
  const all = Array.from({ length: count }, (_, clue) => clue);
  const base = formulate([]).model;
  const whole = formulate(all).model;
  const { extra, place } = mergeVariables(base, whole);
  const plain = keysOf(base);
  const stated = new Map(whole.rows.map((row) => [keyOf(row, whole), row]));
  const lost = [...plain].find((key) => !stated.has(key));
  if (lost !== undefined) throw new Error(`clues take the row ${lost} from model ${base.name}`);
  const rows: Row[][] = all.map(() => []);
  const ownersOf = ownerSearch(count, (chosen) => keysOf(formulate(chosen).model));
  for (const [key, row] of stated) {
    if (plain.has(key)) continue;
    const moved = { ...row, variables: row.variables.map((variable) => place[variable]!) };
    const owners = ownersOf(key);
    if (owners.length === 0) throw new Error(`no clue alone adds the row ${row.name} of model ${base.name}`);
    for (const clue of owners) rows[clue]!.push(moved);
  }
  return { base, extra, rows };
}

/**
 * The variables that only the model with clues has, and where each of its variables lies behind those of the
 * base.
 */
function mergeVariables(
  base: Model,
  whole: Model,
): { readonly extra: readonly Variable[]; readonly place: readonly VariableIndex[] } {
  const known = new Map(base.variables.map(({ name }, index) => [name, index]));
  const extra: Variable[] = [];
  const place = whole.variables.map((variable): VariableIndex => {
    const index = known.get(variable.name);
    if (index !== undefined) return index;
    extra.push(variable);
    return base.variables.length + extra.length - 1;
  });
  return { extra, place };
}

/** A search for the clues that add a row, by its key. */
function ownerSearch(
  count: number,
  keysWith: (chosen: readonly number[]) => ReadonlySet<string>,
): (key: string) => readonly number[] {
  const all = Array.from({ length: count }, (_, clue) => clue);
  const places = digitPlaces(count).map((digitOf) => ({
    digitOf,
    keys: DIGITS.map((digit) => keysWith(all.filter((clue) => digitOf(clue) === digit))),
  }));
  const alone = new Map<number, ReadonlySet<string>>();
  const addsAlone = (clue: number, key: string): boolean => {
    const keys = alone.get(clue) ?? keysWith([clue]);
    alone.set(clue, keys);
    return keys.has(key);
  };
  return (key) => {
    const candidates = all.filter((clue) =>
      places.every(({ digitOf, keys }) => keys[digitOf(clue)]!.has(key)),
    );
    return candidates.length === 1 ? candidates : candidates.filter((clue) => addsAlone(clue, key));
  };
}

/** The digit of an index in each place that indices below the count have. */
function digitPlaces(count: number): readonly ((index: number) => number)[] {
  const places: ((index: number) => number)[] = [];
  for (let worth = 1; worth < count; worth *= DIGITS.length) {
    places.push((index) => Math.floor(index / worth) % DIGITS.length);
  }
  return places;
}

function keysOf(model: Model): ReadonlySet<string> {
  return new Set(model.rows.map((row) => keyOf(row, model)));
}

/** The content of a row as a key, without its name; a formulation states the row of a clue in one order. */
function keyOf({ variables, coefficients, lower, upper }: Row, model: Model): string {
  let key = `${lower} ${upper}`;
  for (let k = 0; k < variables.length; k++)
    key += ` ${coefficients[k]} ${model.variables[variables[k]!]!.name}`;
  return key;
}
