import { describe, expect, it } from 'vitest';
import type { NativeModel, NativeRun, RunSettings } from '../../src/solve/highs/native.js';
import { HighsSession } from '../../src/solve/highs/session.js';
import { ModelBuilder } from '../../src/solve/model/builder.js';
import type { Model } from '../../src/solve/model/model.js';

/** Plays back the given runs and writes down how it was asked. */
function playback(...runs: Partial<NativeRun>[]) {
  const asked: RunSettings[] = [];
  const calls: string[] = [];
  const native: NativeModel = {
    addRows: (rows) => calls.push(`rows ${rows.length}`),
    setBounds: (indices, lower) =>
      indices.length > 0 && calls.push(`bounds ${[...indices]} at ${[...lower]}`),
    setIntegrality: (whole) => calls.push(`whole ${whole}`),
    setObjective: (counts) => calls.push(`objective ${counts}`),
    run: (settings) => {
      asked.push(settings);
      const run = runs[asked.length - 1];
      if (run === undefined) throw new Error('asked too often');
      return { status: 'trouble', label: 'unknown', bound: -Infinity, nodes: 1, iterations: 2, ...run };
    },
    dispose: () => calls.push('dispose'),
  };
  return { native, asked, calls };
}

/** One binary and one continuous variable: flow <= 10 open, flow >= 2, minimise 3 open + flow. */
function switchModel(): Model {
  const builder = new ModelBuilder('switch');
  const open = builder.binary('open');
  const flow = builder.continuous('flow', 0, 100);
  builder.row(
    'capacity',
    [
      [1, flow],
      [-10, open],
    ],
    '<=',
    0,
  );
  builder.row('demand', [[1, flow]], '>=', 2);
  builder.minimise([
    [3, open],
    [1, flow],
  ]);
  return builder.build();
}

const values = (...numbers: number[]) => Float64Array.from(numbers);

/** The best solution of the switch model, as HiGHS hands it over. */
const BEST = { status: 'optimal', values: values(1, 2), bound: 5 } as const;
const WORSE = { status: 'optimal', values: values(1, 9), bound: 12 } as const;

/** An objective without a bound on its own: maximise a whole number. */
function openModel(): Model {
  const builder = new ModelBuilder('open');
  builder.maximise([[1, builder.integer('count', 0, Infinity)]]);
  return builder.build();
}

/** Any assignment will do. */
function freeModel(): Model {
  const { name, variables, rows } = switchModel();
  return { name, variables, rows };
}

function answer(model: Model, ...runs: Partial<NativeRun>[]) {
  const { native, asked, calls } = playback(...runs);
  return { outcome: new HighsSession(model, native).solve({ budget: { nodes: 10 } }), asked, calls };
}

describe('what one run decides', () => {
  it('is a solution, when any will do', () => {
    const { outcome, asked } = answer(freeModel(), { ...BEST, bound: 0 });
    expect(outcome).toMatchObject({ status: 'optimal', objective: 0 });
    expect(asked).toHaveLength(1);
  });

  it('is a solution whose bound nobody relies on, then not called optimal', () => {
    const { native, asked } = playback(BEST);
    const outcome = new HighsSession(switchModel(), native).solve({ confirm: false });
    expect(outcome).toMatchObject({ status: 'feasible', limit: 'gap', objective: 5, bound: 5 });
    expect(asked).toHaveLength(1);
  });

  it('is a limit; an incumbent that breaks a row is dropped', () => {
    const broken = { status: 'nodes', values: values(0, 1), bound: 2 } as const;
    const { outcome } = answer(switchModel(), broken, { status: 'infeasible' });
    expect(outcome).toMatchObject({ status: 'limit', limit: 'nodes', bound: 2, unconfirmed: true });
  });
});

describe('what takes two runs', () => {
  it('is the optimum: the second run is careful and starts from the solution of the first', () => {
    const { outcome, asked } = answer(switchModel(), { ...BEST, nodes: 4 }, { ...BEST, nodes: 3 });
    expect(outcome).toMatchObject({
      status: 'optimal',
      objective: 5,
      work: { runs: 2, nodes: 4, confirmingNodes: 3, iterations: 4 },
    });
    expect(asked.map(({ attempt, nodes, start }) => [attempt, nodes, start])).toEqual([
      [0, 10, undefined],
      [1, 10, values(1, 2)],
    ]);
  });

  it('is infeasibility', () => {
    const { outcome, asked } = answer(switchModel(), { status: 'infeasible' }, { status: 'infeasible' });
    expect(outcome.status).toBe('infeasible');
    expect(asked.map(({ attempt }) => attempt)).toEqual([0, 1]);
  });

  it('is infeasibility that HiGHS cannot tell from an unbounded objective, where the objective has bounds', () => {
    const { outcome } = answer(
      switchModel(),
      { status: 'unbounded-or-infeasible' },
      { status: 'infeasible' },
    );
    expect(outcome.status).toBe('infeasible');
  });

  it('decides nothing when a limit ends the second run', () => {
    const { outcome: none } = answer(switchModel(), { status: 'infeasible' }, { status: 'nodes', bound: 3 });
    expect(none).toMatchObject({ status: 'limit', limit: 'nodes', bound: -Infinity });
    const { outcome: some } = answer(switchModel(), BEST, { status: 'interrupted', bound: 3 });
    expect(some).toMatchObject({ status: 'feasible', limit: 'abort', objective: 5, bound: 3 });
    expect(some).not.toHaveProperty('unconfirmed');
  });

  it('is the optimum also when the second run reached the bound just before its limit', () => {
    const { outcome } = answer(switchModel(), BEST, { status: 'nodes', bound: 5 });
    expect(outcome).toMatchObject({ status: 'optimal', objective: 5 });
  });
});

describe('runs that differ', () => {
  const disagreement = { status: 'feasible', limit: 'engine-disagreement', bound: -Infinity };

  it('leave a solution in hand when one calls the model infeasible', () => {
    const { outcome } = answer(switchModel(), { status: 'infeasible' }, BEST);
    expect(outcome).toMatchObject({ ...disagreement, objective: 5 });
    const { outcome: reverse } = answer(switchModel(), BEST, { status: 'infeasible' });
    expect(reverse).toMatchObject({ ...disagreement, objective: 5 });
    const { outcome: free } = answer(freeModel(), { status: 'infeasible' }, { ...BEST, bound: 0 });
    expect(free).toMatchObject(disagreement);
    const { outcome: ended } = answer(freeModel(), { status: 'infeasible' }, { ...BEST, status: 'nodes' });
    expect(ended).toMatchObject(disagreement);
  });

  it('leave the better solution in hand when they call different values the best', () => {
    for (const runs of [
      [BEST, WORSE],
      [WORSE, BEST],
      [WORSE, { ...BEST, status: 'nodes' as const, bound: 1 }],
    ]) {
      const { outcome } = answer(switchModel(), ...runs);
      expect(outcome).toMatchObject({ ...disagreement, objective: 5 });
    }
  });

  it('keep the weaker of two bounds that the solutions allow', () => {
    const { native } = playback({ ...WORSE, bound: 4 }, { ...BEST, bound: 3 });
    const outcome = new HighsSession(switchModel(), native).solve({ absoluteGap: 8 });
    expect(outcome).toMatchObject({ status: 'feasible', limit: 'gap', objective: 12, bound: 3 });
  });
});

describe('runs that fail', () => {
  it('are replaced by careful ones, which share the nodes', () => {
    const { outcome, asked } = answer(
      switchModel(),
      { nodes: 4 },
      { ...BEST, nodes: 5 },
      { ...BEST, nodes: 2 },
    );
    expect(outcome).toMatchObject({
      status: 'optimal',
      objective: 5,
      work: { runs: 3, nodes: 9, confirmingNodes: 2, iterations: 6 },
    });
    expect(asked.map(({ attempt, nodes }) => [attempt, nodes])).toEqual([
      [0, 10],
      [1, 6],
      [2, 10],
    ]);
  });

  it('are replaced while they confirm', () => {
    const { outcome, asked } = answer(
      switchModel(),
      { status: 'infeasible' },
      {},
      { status: 'infeasible', nodes: 2 },
    );
    expect(outcome).toMatchObject({ status: 'infeasible', work: { confirmingNodes: 3 } });
    expect(asked.map(({ nodes }) => nodes)).toEqual([10, 10, 9]);
  });

  it('end in a limit that says so', () => {
    const failure = { limit: 'engine-failure', bound: -Infinity };
    expect(answer(switchModel(), {}, {}, {}).outcome).toMatchObject({ status: 'limit', ...failure });
    expect(answer(switchModel(), { status: 'infeasible' }, {}, {}).outcome).toMatchObject({
      status: 'limit',
      ...failure,
    });
    expect(answer(switchModel(), BEST, {}, {}).outcome).toMatchObject({
      status: 'feasible',
      objective: 5,
      ...failure,
    });
  });

  it('are those whose optimum is worse than their own bound, or whose objective cannot be unbounded', () => {
    const wrong = { ...WORSE, bound: 5 };
    const unbounded = { status: 'unbounded' } as const;
    const { outcome } = answer(switchModel(), wrong, unbounded, wrong);
    expect(outcome).toMatchObject({ status: 'limit', limit: 'engine-failure' });
  });
});

describe('the native model', () => {
  it('has its bounds back after a solution that rounding breaks was polished', () => {
    const leaky = { status: 'optimal', values: values(0.9999, 9.999 + 0.5), bound: 5 } as const;
    const { outcome, calls } = answer(switchModel(), leaky, BEST, BEST);
    expect(outcome).toMatchObject({ status: 'optimal', objective: 5 });
    expect(calls).toEqual([
      'whole true',
      'bounds 0 at 1',
      'whole false',
      'bounds 0 at 0',
      'whole true',
      'whole true',
    ]);
  });

  it('has its objective back after unbounded was distinguished from infeasible', () => {
    const relaxed = { status: 'unbounded' } as const;
    for (const [status, limit] of [
      ['nodes', 'nodes'],
      ['interrupted', 'abort'],
    ] as const) {
      const { outcome, calls } = answer(openModel(), relaxed, { status });
      expect(outcome).toMatchObject({ status: 'limit', limit, bound: Infinity });
      expect(calls).toEqual([
        'whole true',
        'whole false',
        'whole true',
        'objective false',
        'objective true',
        'whole true',
      ]);
    }
    const { outcome } = answer(openModel(), relaxed, { status: 'infeasible' }, { status: 'infeasible' });
    expect(outcome.status).toBe('infeasible');
    expect(() => answer(openModel(), relaxed, { status: 'optimal', values: values(0), bound: 0 })).toThrow(
      expect.objectContaining({ code: 'model-unbounded' }),
    );
  });

  it('rounds the bound of an integral objective up to the next value', () => {
    const builder = new ModelBuilder('whole');
    builder.minimise(
      [
        [2, builder.binary('x')],
        [1, builder.binary('y')],
      ],
      0.5,
    );
    const { outcome, asked } = answer(builder.build(), { status: 'nodes', values: values(1, 1), bound: 1.7 });
    expect(outcome).toMatchObject({ status: 'feasible', objective: 3.5, bound: 2.5 });
    expect(asked[0]!.absoluteGap).toBeLessThan(1);
    expect(asked[0]!.absoluteGap).toBeGreaterThan(0.9);
  });
});
