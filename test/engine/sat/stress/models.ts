/**
 * Random 0-1 models that a search has to work for, made from a seed alone, with every kind of row. Most rows
 * hold for a hidden assignment, so that most models have solutions, though rarely many.
 */
import type { Rng } from '../../../../src/core/random.js';
import { rowHolds } from '../../../../src/solve/model/evaluate.js';
import type { Model, Objective, Row, Variable } from '../../../../src/solve/model/model.js';
import { randomRow } from '../random-rows.js';

/** Limit on variables: all assignments are tried. */
const MOST_VARIABLES = 16;

/** Draws rows over the variables of the hidden assignment. */
type DrawRows = (rng: Rng, hidden: Float64Array) => Row[];

/** A model of 4 to 16 variables, of which a few are fixed; some have an objective. */
export function drawModel(rng: Rng): Model {
  const count = 4 + rng.integer(MOST_VARIABLES - 3);
  const share = rng.pick([0.15, 0.3, 0.5]);
  const hidden = Float64Array.from({ length: count }, () => (rng.next() < share ? 1 : 0));
  const variables = Array.from(hidden, (value, index) => drawVariable(rng, `x_${index}`, value));
  const drawn = rng.pick([drawMixture, drawClauses, drawGroups, drawWeighted])(rng, hidden);
  const rows = drawn.filter((row) => rng.integer(40) === 0 || rowHolds(row, hidden));
  const model = { name: 'stress', variables, rows };
  return rng.integer(3) === 0 ? { ...model, objective: drawObjective(rng, count) } : model;
}

function drawVariable(rng: Rng, name: string, value: number): Variable {
  const fixed = rng.integer(25) === 0;
  return { name, kind: 'binary', lower: fixed ? value : 0, upper: fixed ? value : 1 };
}

function drawObjective(rng: Rng, count: number): Objective {
  // Larger sums make encodings that grow too large for arrays without room to spare.
  const most = rng.pick([1, 4, 12]);
  const variables = chooseVariables(rng, count, 1 + rng.integer(Math.min(count, 8)));
  const coefficients = variables.map(() => (1 + rng.integer(most)) * rng.pick([-1, 1]));
  return { sense: rng.pick(['minimise', 'maximise']), variables, coefficients, offset: rng.integer(5) };
}

const drawMixture: DrawRows = (rng, { length: count }) => otherRows(rng, count, 3 * count);

/** Clauses of three, about as many as just allow a solution, and a few other rows. */
const drawClauses: DrawRows = (rng, { length: count }) => [
  ...Array.from({ length: Math.round(count * (3.5 + rng.next() * 2.5)) }, (_, index) =>
    clauseRow(rng, `clause_${index}`, chooseVariables(rng, count, 3)),
  ),
  ...otherRows(rng, count, 4),
];

/**
 * The variables are divided into groups in several ways; each group holds as many as it does: short and long
 * rows.
 */
const drawGroups: DrawRows = (rng, hidden) => {
  const rows: Row[] = [];
  for (let division = 0; division < 1 + rng.integer(5); division++) {
    const order = chooseVariables(rng, hidden.length, hidden.length);
    while (order.length > 0) {
      const variables = order.splice(0, 2 + rng.integer(rng.pick([4, 8, 15])));
      const held = variables.reduce((sum, variable) => sum + hidden[variable]!, 0);
      const bounds = rng.pick([
        { lower: held, upper: held },
        { lower: 1, upper: 1 },
        { lower: 0, upper: Math.max(held, 1) },
      ]);
      const coefficients = variables.map(() => 1);
      rows.push({ name: `group_${division}_${order.length}`, variables, coefficients, ...bounds });
    }
  }
  return [...rows, ...otherRows(rng, hidden.length, 4)];
};

/** Sums of weights that have to be met, exactly or nearly. */
const drawWeighted: DrawRows = (rng, hidden) =>
  Array.from({ length: 2 + rng.integer(6) }, (_, index) => {
    const variables = chooseVariables(rng, hidden.length, 2 + rng.integer(Math.min(hidden.length - 1, 8)));
    const most = rng.pick([3, 9, 30]);
    const coefficients = variables.map(() => (1 + rng.integer(most)) * rng.pick([1, 1, -1]));
    const met = variables.reduce((sum, variable, k) => sum + coefficients[k]! * hidden[variable]!, 0);
    const bounds = rng.pick([
      { lower: met, upper: met },
      { lower: met, upper: Infinity },
      { lower: met - 1, upper: met + 1 },
    ]);
    return { name: `sum_${index}`, variables, coefficients, ...bounds };
  });

function otherRows(rng: Rng, count: number, most: number): Row[] {
  return Array.from({ length: rng.integer(most) }, (_, index) => randomRow(rng, `row_${index}`, count));
}

function clauseRow(rng: Rng, name: string, variables: readonly number[]): Row {
  const coefficients = variables.map(() => rng.pick([-1, 1]));
  const negative = coefficients.filter((coefficient) => coefficient < 0).length;
  return { name, variables, coefficients, lower: 1 - negative, upper: Infinity };
}

function chooseVariables(rng: Rng, count: number, chosen: number): number[] {
  return rng.shuffle([...Array(count).keys()]).slice(0, chosen);
}
