/**
 * HiGHS sessions on small random models: every kind of row against brute force, and zebras against the other
 * engine.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AnyFamily } from '../../src/families/contract/family.js';
import { zebra } from '../../src/families/zebra/index.js';
import { checkPuzzle } from '../../src/proving/check.js';
import type { Outcome } from '../../src/solve/engine.js';
import { openEngine } from '../../src/solve/engines.js';
import { loadHighsEngine } from '../../src/solve/highs/highs.js';
import { findBrokenRow } from '../../src/solve/model/evaluate.js';
import type { Model, Row } from '../../src/solve/model/model.js';
import { smallZebra } from '../families/zebra/streets.js';
import { bestObjective } from '../model/random-model.js';
import { bruteForce, randomBinaryModel } from './sat/random-rows.js';

const highs = await loadHighsEngine();
const sat = await openEngine('sat');

/**
 * Terms of one variable added up, as a row must have them; the generator repeats variables for the other
 * engine.
 */
function collected(row: Row): Row {
  const sums = new Map<number, number>();
  row.variables.forEach((variable, k) => {
    sums.set(variable, (sums.get(variable) ?? 0) + row.coefficients[k]!);
  });
  const terms = [...sums].filter(([, coefficient]) => coefficient !== 0);
  return {
    ...row,
    variables: terms.map(([variable]) => variable),
    coefficients: terms.map(([, coefficient]) => coefficient),
  };
}

function modelOf(seed: number): Model {
  const model = randomBinaryModel(`highs ${seed}`);
  return { ...model, rows: model.rows.map(collected) };
}

/** Expects the claims of an answer to be true; an answer without a claim is right, but must be rare. */
function expectTrue(outcome: Outcome, model: Model, all: readonly Float64Array[]): void {
  const best = bestObjective(model, all);
  if (outcome.status === 'infeasible') expect(best).toBeUndefined();
  if (outcome.status === 'optimal') expect(outcome.objective).toBeCloseTo(best!, 9);
  if ('values' in outcome) expect(findBrokenRow(model.rows, outcome.values)).toBeUndefined();
}

it('claims only what brute force finds, with its own presolve and without', () => {
  let asked = 0;
  let open = 0;
  fc.assert(
    fc.property(fc.nat(), fc.boolean(), (seed, presolve) => {
      const model = modelOf(seed);
      const session = highs.open(model, { presolve, seed: seed % 1000 });
      const all = bruteForce(model);
      const outcome = session.solve();
      expectTrue(outcome, model, all);
      const fixed = seed % model.variables.length;
      const held = session.solve({ assumptions: [{ variable: fixed, value: 1 }] });
      const kept = all.filter((values) => values[fixed] === 1);
      expectTrue(held, model, kept);
      session.dispose();
      asked += 2;
      for (const { status } of [outcome, held]) if (status === 'feasible' || status === 'limit') open++;
    }),
    { numRuns: 200 },
  );
  expect(open).toBeLessThan(asked / 50);
});

it('gives small zebras the verdict of the other engine, or none', () => {
  let open = 0;
  const family = zebra as unknown as AnyFamily;
  const formulation = family.formulations.find(({ id }) => id === 'assignment')!;
  fc.assert(
    fc.property(smallZebra, fc.boolean(), (puzzle, presolve) => {
      const request = { family, puzzle, formulation, presolve };
      const expected = checkPuzzle({ ...request, engine: sat });
      const found = checkPuzzle({ ...request, engine: highs });
      if (found.verdict === 'undecided') {
        expect(found.limit).toBe('engine-disagreement');
        open++;
      } else expect(found.verdict).toBe(expected.verdict);
    }),
    { numRuns: 60 },
  );
  expect(open).toBeLessThan(10);
});
