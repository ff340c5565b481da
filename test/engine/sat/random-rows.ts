/** Small random 0-1 models with every kind of row, made from a seed alone. */
import { createRng, type Rng } from '../../../src/core/random.js';
import { rowHolds } from '../../../src/solve/model/evaluate.js';
import type { Model, Row, Variable } from '../../../src/solve/model/model.js';

const KINDS = [
  'clause',
  'at-most-one',
  'exactly-one',
  'cardinality',
  'weighted',
  'equality',
  'heavy',
  'empty',
] as const;

/** A model of 1 to `most` variables; some are fixed, some are constants that are no 0-1 variables. */
export function randomBinaryModel(seed: string, most = 8): Model {
  const rng = createRng(seed);
  const count = 1 + rng.integer(most);
  const variables = Array.from({ length: count }, (_, index) => randomVariable(rng, `x_${index}`));
  const rows = Array.from({ length: rng.integer(6) }, (_, index) => randomRow(rng, `row_${index}`, count));
  const model = { name: seed, variables, rows };
  if (rng.integer(3) > 0) return model;
  const coefficients = variables.map(() => between(rng, -4, 6)).map((coefficient) => coefficient || 1);
  const sense = rng.integer(2) === 0 ? 'minimise' : 'maximise';
  const offset = rng.pick([0, 3, -2.5]);
  return { ...model, objective: { sense, variables: [...variables.keys()], coefficients, offset } };
}

/** A row over the first `count` variables of any kind. */
export function randomRow(rng: Rng, name: string, count: number): Row {
  const kind = rng.pick(KINDS);
  const width = kind === 'empty' ? 0 : 1 + rng.integer(count);
  const variables = rng.shuffle([...Array(count).keys()]).slice(0, width);
  const repeated =
    width > 1 && rng.integer(20) === 0 ? [...variables.slice(1), variables[0]!, variables[0]!] : variables;
  const heavy = kind === 'heavy' ? 40 : 5;
  const weighted = kind === 'weighted' || kind === 'equality' || kind === 'heavy';
  const coefficients = repeated.map(() => {
    if (kind === 'at-most-one' || kind === 'exactly-one') return 1;
    const size = weighted ? 1 + rng.integer(heavy) : 1;
    return rng.integer(2) === 0 ? size : -size;
  });
  return { name, variables: repeated, coefficients, ...randomBounds(rng, kind, coefficients) };
}

/** All assignments that satisfy every row, by trying each. */
export function bruteForce({ variables, rows }: Model): Float64Array[] {
  const open = [...variables.keys()].filter((index) => variables[index]!.lower < variables[index]!.upper);
  const base = Float64Array.from(variables, ({ lower }) => lower);
  const found: Float64Array[] = [];
  for (let bits = 0; bits < 2 ** open.length; bits++) {
    open.forEach((index, place) => {
      base[index] = (bits >> place) & 1;
    });
    if (rows.every((row) => rowHolds(row, base))) found.push(base.slice());
  }
  return found;
}

function randomVariable(rng: Rng, name: string): Variable {
  const choice = rng.integer(12);
  if (choice === 0) return { name, kind: 'binary', lower: 1, upper: 1 };
  if (choice === 1) return { name, kind: 'integer', lower: 0, upper: 0 };
  if (choice === 2) return { name, kind: 'integer', lower: 3, upper: 3 };
  if (choice === 3) return { name, kind: 'integer', lower: 0, upper: 1 };
  return { name, kind: 'binary', lower: 0, upper: 1 };
}

function randomBounds(rng: Rng, kind: (typeof KINDS)[number], coefficients: readonly number[]) {
  const least = coefficients.reduce((sum, coefficient) => sum + Math.min(coefficient, 0), 0);
  const most = coefficients.reduce((sum, coefficient) => sum + Math.max(coefficient, 0), 0);
  const somewhere = between(rng, least - 1, most + 1);
  switch (kind) {
    case 'clause':
      return { lower: least + 1, upper: Infinity };
    case 'at-most-one':
      return { lower: -Infinity, upper: 1 };
    case 'exactly-one':
      return { lower: 1, upper: 1 };
    case 'equality':
      return { lower: somewhere, upper: somewhere };
    case 'empty':
      return rng.integer(4) === 0 ? { lower: 1, upper: Infinity } : { lower: -1, upper: Infinity };
    default:
      return rng.pick([
        { lower: somewhere, upper: Infinity },
        { lower: -Infinity, upper: somewhere + 0.5 },
        { lower: somewhere - 0.5, upper: somewhere + rng.integer(4) },
        { lower: -Infinity, upper: Infinity },
      ]);
  }
}

function between(rng: Rng, least: number, most: number): number {
  return least + rng.integer(most - least + 1);
}
