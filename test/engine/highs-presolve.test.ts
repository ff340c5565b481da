import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SessionOptions, SolveRequest } from '../../src/solve/engine.js';
import { loadHighsEngine } from '../../src/solve/highs/highs.js';
import { ModelBuilder } from '../../src/solve/model/builder.js';
import type { Model } from '../../src/solve/model/model.js';
import { sum, type Term } from '../../src/solve/model/row.js';
import { satEngine } from '../../src/solve/sat/index.js';
import { randomModels } from '../model/random-model.js';

const highs = await loadHighsEngine();

/** Neighbours add up to one, so that presolve leaves nothing of the program. */
function chain(kind: 'binary' | 'continuous'): Model {
  const builder = new ModelBuilder('chain');
  const variables = Array.from({ length: 12 }, (_, index) =>
    kind === 'binary' ? builder.binary(`x_${index}`) : builder.continuous(`x_${index}`, 0, 1),
  );
  variables.slice(1).forEach((variable, index) => {
    builder.row(`differ_${index}`, sum([variables[index]!, variable]), '=', 1);
  });
  builder.minimise(variables.map((variable, index): Term => [1 + (index % 2), variable]));
  return builder.build();
}

function solve(model: Model, options: SessionOptions, request?: SolveRequest) {
  const session = highs.open(model, options);
  try {
    return session.solve(request);
  } finally {
    session.dispose();
  }
}

it('leaves the model as it is when asked to', () => {
  const once = { confirm: false };
  const presolved = solve(chain('continuous'), {}, once);
  const plain = solve(chain('continuous'), { presolve: false }, once);
  expect(presolved).toMatchObject({ status: 'feasible', objective: 6, work: { iterations: 0 } });
  expect(plain).toMatchObject({ status: 'feasible', objective: 6 });
  expect(plain.work.iterations).toBeGreaterThan(0);
});

it('finds the same optimum with and without presolve', () => {
  fc.assert(
    fc.property(randomModels(['binary', 'integer']), (model) => {
      const [first, second] = [true, false].map((presolve) => solve(model, { presolve }));
      expect(second!.status).toBe(first!.status);
      if (first!.status === 'optimal' && second!.status === 'optimal') {
        expect(second!.objective).toBeCloseTo(first!.objective, 9);
      }
    }),
    { numRuns: 60 },
  );
});

it('is nothing to an engine that has none', () => {
  const session = satEngine.open(chain('binary'), { presolve: false });
  expect(session.solve()).toMatchObject({ status: 'optimal', objective: 6 });
  session.dispose();
});
