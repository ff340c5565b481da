/** Problems with an engine's answers about a small model all of whose assignments are known. */
import type { Rng } from '../../../src/core/random.js';
import { excludeSolution } from '../../../src/solve/counting/exclusion.js';
import type { Assumption, Engine, Outcome } from '../../../src/solve/engine.js';
import { evaluateObjective, findBrokenRow } from '../../../src/solve/model/evaluate.js';
import type { Model, Row } from '../../../src/solve/model/model.js';
import { bruteForce, randomRow } from '../../engine/sat/random-rows.js';
import { bestObjective } from '../../model/random-model.js';
import type { Problem } from '../kind.js';
import type { Tally } from '../tally.js';

/** Assignments of a small model that are listed at most. */
const MOST_ASSIGNMENTS = 40;
/** Solves of a stepwise case. */
const STEPS = 8;

/** A problem with an engine's answer about a model. */
export function wrong(engine: Engine, message: string): Problem {
  return { code: `${engine.id}-wrong`, message: `${engine.id}: ${message}` };
}

/** The best assignment, or that there is none. */
export function bestProblems(
  engine: Engine,
  model: Model,
  right: readonly Float64Array[],
  tally: Tally,
): readonly Problem[] {
  const session = engine.open(model, { certify: true });
  try {
    const outcome = session.solve();
    tally.add('answers', `models ${engine.id} ${outcome.status}`);
    return outcomeProblems(engine, model, outcome, right, tally);
  } finally {
    session.dispose();
  }
}

/** All assignments, one excluded after the other. */
export function listProblems(
  engine: Engine,
  { name, variables, rows }: Model,
  right: readonly Float64Array[],
  tally: Tally,
): readonly Problem[] {
  const model: Model = { name, variables, rows };
  const open = [...variables.keys()].filter((index) => variables[index]!.lower < variables[index]!.upper);
  const session = engine.open(model, { certify: true });
  let left = right;
  try {
    for (let count = 0; count < MOST_ASSIGNMENTS; count++) {
      const outcome = session.solve();
      const problems = outcomeProblems(engine, model, outcome, left, tally);
      if (problems.length > 0 || outcome.status !== 'optimal') return problems;
      const found = String(outcome.values);
      left = left.filter((values) => String(values) !== found);
      session.addRows([excludeSolution(`exclude_${count}`, open, outcome.values)]);
    }
    tally.add('checks', 'assignments listed up to the limit');
    return [];
  } finally {
    session.dispose();
  }
}

/** Assumptions come and go, and rows are added in between. */
export function stepwiseProblems(engine: Engine, model: Model, rng: Rng, tally: Tally): readonly Problem[] {
  const session = engine.open(model, { seed: rng.integer(3), certify: rng.integer(2) === 0 });
  const rows: Row[] = [...model.rows];
  try {
    for (let step = 0; step < STEPS; step++) {
      const row = randomRow(rng, `added_${step}`, model.variables.length);
      const isTaken = engine.id === 'sat' || new Set(row.variables).size === row.variables.length;
      if (isTaken && rng.integer(3) === 0) {
        rows.push(row);
        session.addRows([row]);
      }
      const assumptions = [...model.variables.keys()]
        .filter(() => rng.integer(3) === 0)
        .map((variable): Assumption => ({ variable, value: rng.integer(2) }));
      const whole = { ...model, rows };
      const right = bruteForce(whole).filter((values) =>
        assumptions.every(({ variable, value }) => values[variable] === value),
      );
      const outcome = session.solve({ assumptions });
      tally.add('answers', `stepwise models ${engine.id} ${outcome.status}`);
      const problems = outcomeProblems(engine, whole, outcome, right, tally);
      if (problems.length > 0)
        return problems.map(({ code, message }) => ({ code, message: `step ${step}: ${message}` }));
    }
    return [];
  } finally {
    session.dispose();
  }
}

/**
 * The outcome of a solve without limits, when exactly these assignments are right. Runs of HiGHS that
 * contradict each other, as its presolve brings about, decide nothing: that is no wrong answer, and is
 * counted.
 */
function outcomeProblems(
  engine: Engine,
  model: Model,
  outcome: Outcome,
  right: readonly Float64Array[],
  tally: Tally,
): readonly Problem[] {
  if (outcome.status === 'infeasible')
    return right.length === 0 ? [] : [wrong(engine, `infeasible, but ${right.length} assignments are left`)];
  if (outcome.status !== 'optimal' && outcome.limit !== 'engine-disagreement')
    return [wrong(engine, `stopped without a limit: ${outcome.status}, ${outcome.limit}`)];
  if (outcome.status !== 'optimal') tally.add('answers', `undecided: ${engine.id} contradicts itself`);
  if (outcome.status === 'limit') return [];
  const broken = findBrokenRow(model.rows, outcome.values);
  if (broken !== undefined) return [wrong(engine, `the values break the row ${broken.name}`)];
  const text = String(outcome.values);
  if (!right.some((values) => String(values) === text))
    return [wrong(engine, `the values ${text} are not among the ${right.length} that are left`)];
  if (outcome.status === 'feasible') return [];
  const best = bestObjective(model, right);
  const value = evaluateObjective(model.objective, outcome.values);
  return best === value ? [] : [wrong(engine, `optimum ${value}, but the best is ${best}`)];
}
