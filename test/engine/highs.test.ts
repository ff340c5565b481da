import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/random.js';
import type { Outcome, Progress, SolveRequest } from '../../src/solve/engine.js';
import { loadHighsEngine } from '../../src/solve/highs/highs.js';
import { ModelBuilder } from '../../src/solve/model/builder.js';
import { evaluateObjective, findBrokenRow } from '../../src/solve/model/evaluate.js';
import type { Model } from '../../src/solve/model/model.js';
import { row, sum, type Term } from '../../src/solve/model/row.js';
import { bestObjective, enumerate, randomModels } from '../model/random-model.js';

const highs = await loadHighsEngine();

function solve(model: Model, request?: SolveRequest): Outcome {
  const session = highs.open(model);
  try {
    return session.solve(request);
  } finally {
    session.dispose();
  }
}

/** Equal sums of random weights: has no solution that is easy to find, and needs thousands of nodes. */
function split(): Model {
  const rng = createRng('split');
  const builder = new ModelBuilder('split');
  const variables = Array.from({ length: 30 }, (_, index) => builder.binary(`x_${index}`));
  for (let line = 0; line < 3; line++) {
    const terms = variables.map((variable): Term => [rng.integer(99) + 1, variable]);
    const total = terms.reduce((size, [weight]) => size + weight, 0);
    builder.row(`sum_${line}`, terms, '=', Math.floor(total / 2));
  }
  return builder.build();
}

/** A set cover that needs many nodes but whose solutions are found at once. */
function cover(): Model {
  const rng = createRng('cover');
  const builder = new ModelBuilder('cover');
  const variables = Array.from({ length: 90 }, (_, index) => builder.binary(`x_${index}`));
  for (let line = 0; line < 225; line++)
    builder.row(`set_${line}`, sum(rng.shuffle(variables).slice(0, 3)), '>=', 1);
  builder.minimise(sum(variables), 100);
  return builder.build();
}

describe('against brute force', () => {
  it('finds the optimum of every small model of whole variables, or proves there is none', () => {
    fc.assert(
      fc.property(randomModels(['binary', 'integer']), (model) => {
        const best = bestObjective(model, enumerate(model));
        const outcome = solve(model);
        if (best === undefined) {
          expect(outcome.status).toBe('infeasible');
          return;
        }
        if (outcome.status !== 'optimal') return expect.fail(`expected optimal, found ${outcome.status}`);
        expect(outcome.objective).toBe(best);
        expect(findBrokenRow(model.rows, outcome.values)).toBeUndefined();
        expect(outcome.values.every((value) => Number.isInteger(value) && !Object.is(value, -0))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('never finds less than the relaxation allows, with continuous variables too', () => {
    fc.assert(
      fc.property(randomModels(['binary', 'integer', 'continuous']), (model) => {
        const session = highs.open(model);
        const relaxed = session.solve({ relaxation: true });
        const outcome = session.solve();
        session.dispose();
        if (outcome.status === 'infeasible') return;
        if (outcome.status !== 'optimal' || relaxed.status !== 'optimal')
          return expect.fail('expected optima');
        expect(findBrokenRow(model.rows, outcome.values)).toBeUndefined();
        expect(outcome.objective).toBeCloseTo(evaluateObjective(model.objective, outcome.values), 9);
        const gain = outcome.objective - relaxed.objective;
        expect(model.objective?.sense === 'maximise' ? -gain : gain).toBeGreaterThan(-1e-6);
      }),
      { numRuns: 60 },
    );
  });

  it('agrees under assumptions and after more rows, again and again in one session', () => {
    fc.assert(
      fc.property(
        randomModels(['binary']),
        fc.array(fc.tuple(fc.nat(4), fc.nat(1)), { maxLength: 6 }),
        (model, steps) => {
          const session = highs.open(model);
          let left = enumerate(model);
          for (const [position, value] of steps) {
            const variable = position % model.variables.length;
            const kept = left.filter((values) => values[variable] === value);
            const outcome = session.solve({ assumptions: [{ variable, value }] });
            expect('objective' in outcome ? outcome.objective : undefined).toBe(bestObjective(model, kept));
            const all = session.solve();
            expect('objective' in all ? all.objective : undefined).toBe(bestObjective(model, left));
            if (all.status !== 'optimal') continue;
            const found = all.values;
            const terms = model.variables.map((_, index): Term => [found[index] === 1 ? -1 : 1, index]);
            session.addRows([row('exclude', terms, '>=', 1 - found.reduce((size, one) => size + one, 0))]);
            left = left.filter((values) => values.some((one, index) => one !== found[index]));
          }
          session.dispose();
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('edges of the model', () => {
  it('solves a model without variables', () => {
    const builder = new ModelBuilder('empty');
    builder.minimise([], 5);
    expect(solve(builder.build())).toMatchObject({ status: 'optimal', objective: 5 });
  });

  it('sees the contradiction of rows without terms, stated at once or later', () => {
    const builder = new ModelBuilder('contradiction');
    builder.binary('x');
    const model = builder.build();
    const session = highs.open(model);
    session.addRows([row('fine', [], '<=', 0)]);
    expect(session.solve().status).toBe('optimal');
    session.addRows([row('impossible', [], '>=', 1)]);
    expect(session.solve().status).toBe('infeasible');
    session.dispose();
    expect(solve({ ...model, rows: [row('impossible', [], '>=', 1)] }).status).toBe('infeasible');
    expect(solve({ name: 'void', variables: [], rows: [row('impossible', [], '>=', 1)] }).status).toBe(
      'infeasible',
    );
  });

  it('solves models without rows, fixed variables and empty domains', () => {
    const builder = new ModelBuilder('free');
    builder.binary('x');
    const count = builder.integer('count', -3, 4);
    builder.maximise([[2, count]], -0.5);
    const model = builder.build();
    expect(solve(model)).toMatchObject({ status: 'optimal', objective: 7.5 });
    const fixed = { ...model.variables[0]!, lower: 1 };
    const outcome = solve({ ...model, variables: [fixed, model.variables[1]!] });
    expect(outcome.status === 'optimal' && outcome.values[0]).toBe(1);
    const crossed = { ...model.variables[1]!, lower: 5 };
    expect(solve({ ...model, variables: [fixed, crossed] }).status).toBe('infeasible');
  });

  it('takes assumptions outside of the domain, or against each other, for impossible', () => {
    const builder = new ModelBuilder('domain');
    const x = builder.integer('x', 0, 3);
    const model = builder.build();
    expect(solve(model, { assumptions: [{ variable: x, value: 4 }] }).status).toBe('infeasible');
    expect(solve(model, { assumptions: [{ variable: x, value: 0.5 }] }).status).toBe('infeasible');
    const both = [2, 3].map((value) => ({ variable: x, value }));
    expect(solve(model, { assumptions: both }).status).toBe('infeasible');
    expect(() => solve(model, { assumptions: [{ variable: 7, value: 0 }] })).toThrow(RangeError);
  });

  it('finds a model infeasible whose relaxation alone has a solution, however large its variables may be', () => {
    const builder = new ModelBuilder('no whole numbers');
    const x = builder.integer('x', 0, Infinity);
    const y = builder.integer('y', 0, Infinity);
    const twice = [
      [2, x],
      [2, y],
    ] as const;
    builder.row('odd', twice, '=', 5);
    builder.maximise([[1, x]]);
    expect(solve(builder.build()).status).toBe('infeasible');
  });

  it('distinguishes an unbounded model from an infeasible one', () => {
    const builder = new ModelBuilder('unbounded');
    const x = builder.integer('x', 0, Infinity);
    const y = builder.integer('y', 0, Infinity);
    builder.maximise([[1, x]]);
    const model = builder.build();
    const unbounded = expect.objectContaining({ code: 'model-unbounded' });
    expect(() => solve(model)).toThrow(unbounded);
    expect(() =>
      solve({
        ...model,
        rows: [
          row(
            'free',
            [
              [1, x],
              [-1, y],
            ],
            '<=',
            3,
          ),
        ],
      }),
    ).toThrow(unbounded);
    const parity = row(
      'parity',
      [
        [2, x],
        [-2, y],
      ],
      '=',
      1,
    );
    expect(solve({ ...model, rows: [parity] }).status).toBe('infeasible');
  });

  it('is not taken in by an unbounded program that HiGHS calls infeasible, or optimal', () => {
    const builder = new ModelBuilder('split range');
    const x = builder.continuous('x', 0, Infinity);
    const y = builder.integer('y', 0, Infinity);
    const z = builder.continuous('z', 0, Infinity);
    const terms: Term[] = [
      [1, x],
      [1, y],
      [-1, z],
    ];
    builder.row('least', terms, '>=', -3);
    builder.row('most', terms, '<=', 0);
    builder.maximise(sum([x, z]));
    const model = builder.build();
    expect(() => solve(model)).toThrow(expect.objectContaining({ code: 'model-unbounded' }));
    const bounded = { ...model, rows: [...model.rows, row('cap', sum([x, z]), '<=', 9.5)] };
    expect(solve(bounded)).toMatchObject({ status: 'optimal', objective: 9.5 });
    const cut = { ...model, rows: [...model.rows, row('none', [[2, y]], '=', 1)] };
    expect(solve(cut).status).toBe('infeasible');
  });

  it('refuses what HiGHS cannot take, by name', () => {
    const builder = new ModelBuilder('refused');
    const x = builder.binary('x');
    const model = builder.build();
    const refused = (message: string) =>
      expect.objectContaining({ code: 'engine-refuses-model', message: expect.stringContaining(message) });
    expect(() => highs.open({ ...model, rows: [row('huge', [[1e16, x]], '<=', 1)] })).toThrow(
      refused('huge'),
    );
    expect(() => highs.open({ ...model, rows: [row('tiny', [[1e-10, x]], '<=', 1)] })).toThrow(
      refused('tiny'),
    );
    expect(() => highs.open({ ...model, rows: [row('far', [[1, x]], '<=', Number.NaN)] })).toThrow(
      refused('far'),
    );
    expect(() => highs.open({ ...model, rows: [row('stray', [[1, 5]], '<=', 1)] })).toThrow(refused('stray'));
    const many = { ...model, variables: new Array(1_000_001).fill(model.variables[0]!) };
    expect(() => highs.open(many)).toThrow(refused('1000001 variables'));
    const session = highs.open(model);
    expect(() => session.addRows([row('late', [[Number.NaN, x]], '<=', 1)])).toThrow(refused('late'));
    session.dispose();
  });

  it('rounds whole values and re-solves the continuous ones that hang on them', () => {
    const builder = new ModelBuilder('switch');
    const open = builder.binary('open');
    const flow = builder.continuous('flow', 0, 1e6);
    builder.row(
      'capacity',
      [
        [1, flow],
        [-1e6, open],
      ],
      '<=',
      0,
    );
    builder.row('demand', [[1, flow]], '>=', 0.4);
    builder.minimise([
      [1, open],
      [1e-3, flow],
    ]);
    const outcome = solve(builder.build());
    if (outcome.status !== 'optimal') return expect.fail(outcome.status);
    expect(outcome.values[0]).toBe(1);
    expect(outcome.values[1]).toBeCloseTo(0.4, 6);
  });
});

describe('limits', () => {
  it('never calls a node limit solved', () => {
    const nodes = solve(split(), { budget: { nodes: 20 } });
    expect(nodes).toMatchObject({ status: 'limit', limit: 'nodes', work: { nodes: 20 } });
    const found = solve(cover(), { budget: { nodes: 1 } });
    if (found.status !== 'feasible') return expect.fail(found.status);
    expect(found).toMatchObject({ limit: 'nodes', work: { nodes: 1 } });
    expect(found.bound).toBeLessThan(found.objective);
    expect(found.bound).toBeGreaterThan(100);
    expect(found.objective).toBe(evaluateObjective(cover().objective, found.values));
  });

  it('gives the same after a limit when asked again, and goes on with a larger budget', () => {
    const session = highs.open(cover(), { seed: -1 });
    const [first, second] = [
      session.solve({ budget: { nodes: 1 } }),
      session.solve({ budget: { nodes: 1 } }),
    ];
    session.dispose();
    expect(second).toEqual(first);
  });

  it('stops on abort, before the start, without and with a solution in hand', () => {
    expect(solve(split(), { budget: { abort: () => true } })).toMatchObject({
      status: 'limit',
      limit: 'abort',
    });
    const abortAfter = (polls: number) => {
      let left = polls;
      return () => left-- <= 0;
    };
    expect(solve(split(), { budget: { abort: abortAfter(50) } })).toMatchObject({
      status: 'limit',
      limit: 'abort',
    });
    expect(solve(cover(), { budget: { abort: abortAfter(20) } })).toMatchObject({
      status: 'feasible',
      limit: 'abort',
    });
  });

  it('stops a linear program on abort', () => {
    let polls = 0;
    const abort = () => ++polls > 2;
    expect(solve(cover(), { relaxation: true, budget: { abort } })).toMatchObject({ limit: 'abort' });
  });

  it('stops within an absolute gap, and says so when the optimum is not proved', () => {
    const outcome = solve(cover(), { absoluteGap: 60 });
    if (outcome.status !== 'feasible') return expect.fail(outcome.status);
    expect(outcome.limit).toBe('gap');
    expect(outcome.objective - outcome.bound).toBeLessThanOrEqual(60);
  });

  it('reports incumbents and bounds as it goes, and takes a start', () => {
    const reports: Progress[] = [];
    const start = new Float64Array(90).fill(1);
    const outcome = solve(cover(), {
      start,
      budget: { nodes: 1 },
      onProgress: (progress) => reports.push(progress),
    });
    expect(outcome.status).toBe('feasible');
    const incumbents = reports.flatMap(({ incumbent }) => incumbent ?? []);
    expect(incumbents[0]).toBe(190);
    expect(incumbents.at(-1)).toBeLessThan(190);
    expect(reports.some(({ bound }) => bound !== undefined)).toBe(true);
    expect(() => solve(cover(), { start: new Float64Array(3) })).toThrow(RangeError);
  });
});

describe('the session', () => {
  it('is disposed once and then refuses to work', () => {
    const session = highs.open(split());
    session.dispose();
    session.dispose();
    const disposed = expect.objectContaining({ code: 'session-disposed' });
    expect(() => session.solve()).toThrow(disposed);
    expect(() => session.addRows([])).toThrow(disposed);
  });

  it('keeps its bounds when a listener throws', () => {
    const session = highs.open(cover());
    const onProgress = () => {
      throw new Error('listener');
    };
    expect(() => session.solve({ assumptions: [{ variable: 0, value: 1 }], onProgress })).toThrow('listener');
    const outcome = session.solve({ assumptions: [{ variable: 0, value: 0 }], budget: { nodes: 1 } });
    expect(outcome.status === 'feasible' && outcome.values[0]).toBe(0);
    session.dispose();
  });
});
