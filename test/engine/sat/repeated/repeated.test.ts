/**
 * Sessions that begin again, under tunings that make the rare steps common: whatever was asked before, every
 * answer and all counted work are those of a session that was just opened, the answers are those of brute
 * force, and the proofs are checked.
 */
import { expect, test } from 'vitest';
import { createRng, type Rng } from '../../../../src/core/random.js';
import { countSolutions } from '../../../../src/solve/counting/count.js';
import { restrictToOptimum } from '../../../../src/solve/counting/optimum.js';
import type { Assumption, RepeatedSession } from '../../../../src/solve/engine.js';
import type { Model } from '../../../../src/solve/model/model.js';
import { satEngineWith } from '../../../../src/solve/sat/index.js';
import type { SolverState } from '../../../../src/solve/sat/solver/state.js';
import type { Tuning } from '../../../../src/solve/sat/solver/tuning.js';
import { bestOf, keepAssumed, maskOf, objectiveOf, satisfyingMasks } from '../stress/brute-force.js';
import { checkInvariants } from '../stress/invariants.js';
import { drawModel } from '../stress/models.js';
import { drawTuning } from '../stress/tunings.js';

const CASES = 40;
const QUESTIONS = 4;
const MOST_SOLUTIONS = 12;
/** Words of clauses that are inspected for each question: large encodings are slow to check. */
const MOST_WORDS = 4000;

function openSession(model: Model, tuning: Tuning): RepeatedSession {
  let words = 0;
  const inspect = (state: SolverState): void => {
    words += state.arenaSize;
    if (words < MOST_WORDS) checkInvariants(state);
  };
  const session = satEngineWith({ tuning, inspect }).openRepeated!(model, { certify: true });
  return {
    model,
    begin: (givens) => {
      words = 0;
      session.begin(givens);
    },
    addRows: (rows) => session.addRows(rows),
    solve: (request) => session.solve(request),
    dispose: () => session.dispose(),
  };
}

/** Some values for some variables, perhaps not those of any solution. */
function drawGivens(rng: Rng, { variables }: Model): readonly Assumption[] {
  const share = rng.pick([0, 0.1, 0.4]);
  return variables.flatMap((_, variable) =>
    rng.next() < share ? [{ variable, value: rng.integer(2) }] : [],
  );
}

/** Everything that a session says of the solutions with what is given. */
function askAll(session: RepeatedSession, givens: readonly Assumption[]) {
  session.begin(givens);
  const restriction = restrictToOptimum(session);
  if (restriction.status !== 'restricted') return { restriction, masks: [] };
  const masks: number[] = [];
  const projection = session.model.variables.map((_, variable) => variable);
  const onSolution = (values: Float64Array): void => void masks.push(maskOf(values));
  const count = countSolutions(session, projection, { limit: MOST_SOLUTIONS, onSolution });
  return { restriction, masks, count };
}

function optimalMasks(model: Model, possible: readonly number[]): number[] {
  if (possible.length === 0) return [];
  const best = bestOf(model.objective, possible);
  return possible.filter((mask) => objectiveOf(model.objective, mask) === best);
}

test('answers do not depend on the questions before, and are right', () => {
  let refuted = 0;
  let conflicts = 0;
  for (let seed = 0; seed < CASES; seed++) {
    const rng = createRng(`repeated/${seed}`);
    const model = drawModel(rng);
    const tuning = drawTuning(rng);
    const all = satisfyingMasks(model);
    const session = openSession(model, tuning);
    for (let question = 0; question < QUESTIONS; question++) {
      const givens = drawGivens(rng, model);
      const answer = askAll(session, givens);
      expect(answer, `case ${seed}, question ${question}`).toEqual(
        askAll(openSession(model, tuning), givens),
      );
      const expected = optimalMasks(model, keepAssumed(all, givens));
      if (expected.length < MOST_SOLUTIONS) {
        expect([...answer.masks].sort()).toEqual([...expected].sort());
        expect(answer.count ?? answer.restriction).toMatchObject({ certified: true });
      } else expect(answer.masks).toHaveLength(MOST_SOLUTIONS);
      if (expected.length === 0) refuted++;
      conflicts += answer.count?.work.conflicts ?? 0;
    }
  }
  expect(refuted).toBeGreaterThan(30);
  expect(conflicts).toBeGreaterThan(200);
});

test('variables and rows that were added are forgotten', () => {
  const variables = ['x', 'y', 'z'].map((name) => ({ name, kind: 'binary' as const, lower: 0, upper: 1 }));
  const session = openSession({ name: 'free', variables, rows: [] }, drawTuning(createRng('added')));
  const atMostTwo = { name: 'two', variables: [0, 1, 2], coefficients: [3, 2, 2], lower: 0, upper: 4 };
  const countAll = () => countSolutions(session, [0, 1, 2], { limit: 0 }).count;
  session.addRows([atMostTwo]);
  expect(countAll()).toBe(5);
  session.begin([]);
  expect(countAll()).toBe(8);
  session.begin([{ variable: 0, value: 1 }]);
  expect(countAll()).toBe(4);
  session.begin([
    { variable: 0, value: 1 },
    { variable: 0, value: 0 },
  ]);
  expect(session.solve()).toMatchObject({ status: 'infeasible', certified: true });
});

test('rows that are added take the place of what was learnt', () => {
  let conflicts = 0;
  for (let seed = 0; seed < CASES / 4; seed++) {
    const rng = createRng(`added/${seed}`);
    const model = drawModel(rng);
    const session = openSession(model, drawTuning(rng));
    const projection = model.variables.map((_, variable) => variable);
    const binary = projection.filter((variable) => model.variables[variable]!.upper === 1);
    const all = satisfyingMasks(model);
    for (let question = 0; question < QUESTIONS / 2; question++) {
      session.begin([]);
      const before = countSolutions(session, projection, { limit: 0 });
      conflicts += before.work.conflicts ?? 0;
      expect(before).toMatchObject({ count: all.length, certified: true });
      session.begin([]);
      const chosen = rng.shuffle(binary).slice(0, 2 + rng.integer(binary.length));
      const coefficients = chosen.map(() => 1);
      session.addRows([{ name: 'one', variables: chosen, coefficients, lower: -Infinity, upper: 1 }]);
      const { count } = countSolutions(session, projection, { limit: 0 });
      const isOne = (mask: number): boolean =>
        chosen.filter((variable) => (mask >> variable) & 1).length <= 1;
      expect(count, `case ${seed}, question ${question}`).toBe(all.filter(isOne).length);
    }
  }
  expect(conflicts).toBeGreaterThan(50);
});

test('a value beyond the bounds of a variable is a contradiction', () => {
  const variables = [{ name: 'x', kind: 'binary' as const, lower: 1, upper: 1 }];
  const session = openSession({ name: 'fixed', variables, rows: [] }, drawTuning(createRng('bounds')));
  session.begin([{ variable: 0, value: 0 }]);
  expect(session.solve()).toMatchObject({ status: 'infeasible', certified: true });
  session.begin([{ variable: 0, value: 1 }]);
  expect(session.solve()).toMatchObject({ status: 'optimal' });
});

test('a model that contradicts itself stays refuted, whatever is given', () => {
  const variables = ['x', 'y'].map((name) => ({ name, kind: 'binary' as const, lower: 0, upper: 1 }));
  const both = { name: 'both', variables: [0, 1], coefficients: [1, 1], lower: 2, upper: Infinity };
  const none = { name: 'none', variables: [0, 1], coefficients: [1, 1], lower: -Infinity, upper: 0 };
  const empty = { name: 'empty', variables: [], coefficients: [], lower: 1, upper: 1 };
  for (const rows of [[both, none], [empty]]) {
    const session = openSession({ name: 'contradictory', variables, rows }, drawTuning(createRng('none')));
    for (const given of [[], [{ variable: 0, value: 1 }], []]) {
      session.begin(given);
      expect(session.solve()).toMatchObject({ status: 'infeasible', certified: true });
    }
  }
});
