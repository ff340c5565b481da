/**
 * Random models that take many conflicts: clauses of three near the threshold, and some rows of other kinds
 * among them.
 */
import type { Rng } from '../../../src/core/random.js';
import type { Model, Row } from '../../../src/solve/model/model.js';

/**
 * Clauses of three for each variable at which half of all formulas have an assignment (Crawford and Auton
 * 1996).
 */
const THRESHOLD = 4.26;

/**
 * A model of 50 to 200 variables; more than half of them have no solution or are not easily seen to have one.
 */
export function hardModel(rng: Rng): Model {
  const count = 50 + rng.integer(rng.integer(4) === 0 ? 150 : 90);
  const variables = Array.from({ length: count }, (_, index) => ({
    name: `x_${index}`,
    kind: 'binary' as const,
    lower: 0,
    upper: 1,
  }));
  const others =
    rng.integer(3) === 0
      ? []
      : Array.from({ length: rng.integer(6) }, (_, index) => mixedRow(rng, `mixed_${index}`, count));
  const clauses = Math.round(count * (THRESHOLD - 0.25 * others.length ** 0.5 + 0.3 * rng.next()));
  const rows = Array.from({ length: clauses }, (_, index) => clause(rng, `clause_${index}`, count));
  return { name: 'hard', variables, rows: [...rows, ...others] };
}

function clause(rng: Rng, name: string, count: number): Row {
  const variables = distinct(rng, count, 3);
  const coefficients = variables.map(() => (rng.integer(2) === 0 ? 1 : -1));
  const negative = coefficients.filter((coefficient) => coefficient < 0).length;
  return { name, variables, coefficients, lower: 1 - negative, upper: Infinity };
}

/** A cardinality or a weighted row that about half of the assignments satisfy. */
function mixedRow(rng: Rng, name: string, count: number): Row {
  const variables = distinct(rng, count, 4 + rng.integer(8));
  const heaviest = rng.integer(2) === 0 ? 1 : 6;
  const coefficients = variables.map(() => 1 + rng.integer(heaviest));
  const half = Math.round(coefficients.reduce((total, coefficient) => total + coefficient, 0) / 2);
  const bounds = [
    { lower: -Infinity, upper: half },
    { lower: half, upper: Infinity },
    { lower: half - heaviest, upper: half + heaviest },
  ];
  return { name, variables, coefficients, ...rng.pick(bounds) };
}

function distinct(rng: Rng, count: number, size: number): readonly number[] {
  const chosen = new Set<number>();
  while (chosen.size < size) chosen.add(rng.integer(count));
  return [...chosen];
}
