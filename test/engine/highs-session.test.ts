import { describe, expect, it } from 'vitest';
import type { NativeModel, NativeRun, RunSettings } from '../../src/engine/highs/native.js';
import { HighsSession } from '../../src/engine/highs/session.js';
import { ModelBuilder } from '../../src/model/builder.js';
import type { Model } from '../../src/model/model.js';

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

describe('the check of what HiGHS says', () => {
  it('asks again with strict settings after trouble, sharing the nodes', () => {
    const { native, asked } = playback({ nodes: 4 }, { status: 'optimal', values: values(1, 2), bound: 5 });
    const outcome = new HighsSession(switchModel(), native).solve({ budget: { nodes: 10 } });
    expect(outcome).toMatchObject({ status: 'optimal', objective: 5, work: { nodes: 5, iterations: 4 } });
    expect(asked.map(({ careful, nodes }) => [careful, nodes])).toEqual([
      [false, 10],
      [true, 6],
    ]);
  });

  it('reports a defect when strict settings do not help', () => {
    const { native } = playback({}, {});
    expect(() => new HighsSession(switchModel(), native).solve()).toThrow(
      /no answer on model switch.*unknown/,
    );
  });

  it('polishes a solution that rounding breaks and puts the bounds back', () => {
    const leaky = { status: 'optimal', values: values(0.9999, 9.999 + 0.5), bound: 5 } as const;
    const { native, calls } = playback(leaky, { status: 'optimal', values: values(1, 2), bound: 5 });
    const outcome = new HighsSession(switchModel(), native).solve();
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

  it('does not believe an optimum that is worse than the bound', () => {
    const { native } = playback(
      { status: 'optimal', values: values(1, 9), bound: 5 },
      { status: 'optimal', values: values(1, 9), bound: 5 },
    );
    expect(() => new HighsSession(switchModel(), native).solve()).toThrow(/stands a check/);
  });

  it('drops an incumbent that breaks a row when a limit was hit', () => {
    const { native } = playback(
      { status: 'nodes', values: values(0, 1), bound: 2 },
      { status: 'infeasible' },
    );
    expect(new HighsSession(switchModel(), native).solve()).toMatchObject({
      status: 'limit',
      limit: 'nodes',
      bound: 2,
    });
  });

  it('hits a limit while it tells unbounded from infeasible', () => {
    for (const [status, limit] of [
      ['nodes', 'nodes'],
      ['interrupted', 'abort'],
    ] as const) {
      const { native, calls } = playback({ status: 'unbounded-or-infeasible' }, { status });
      expect(new HighsSession(switchModel(), native).solve()).toMatchObject({
        status: 'limit',
        limit,
        bound: -Infinity,
      });
      expect(calls).toContain('objective true');
    }
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
    const { native, asked } = playback({ status: 'nodes', values: values(1, 1), bound: 1.7 });
    const outcome = new HighsSession(builder.build(), native).solve({ budget: { nodes: 1 } });
    expect(outcome).toMatchObject({ status: 'feasible', objective: 3.5, bound: 2.5 });
    expect(asked[0]!.absoluteGap).toBeLessThan(1);
    expect(asked[0]!.absoluteGap).toBeGreaterThan(0.9);
  });
});
