import { describe, expect, it } from 'vitest';
import type { Progress } from '../../src/solve/engine.js';
import { ENGINE_IDS, openEngine } from '../../src/solve/engines.js';
import { loadHighsEngine } from '../../src/solve/highs/highs.js';
import { withLazyRows } from '../../src/solve/lazy.js';
import { ModelBuilder } from '../../src/solve/model/builder.js';
import type { Model, Row, Values } from '../../src/solve/model/model.js';
import { row, sum } from '../../src/solve/model/row.js';
import { addWork, remainingBudget } from '../../src/solve/work.js';

const highs = await loadHighsEngine();
const CITIES = 7;

/** Position of the directed edge between two cities in the model. */
const edge = (from: number, to: number): number => from * CITIES + to;

/** A travelling salesman's assignment relaxation: two clusters of cities that would rather stay apart. */
function tour(): Model {
  const builder = new ModelBuilder('tour');
  for (let from = 0; from < CITIES; from++) {
    for (let to = 0; to < CITIES; to++) builder.binary(`edge_${from}_${to}`);
  }
  const cities = [...Array(CITIES).keys()];
  for (const city of cities) {
    builder.row(`leave_${city}`, sum(cities.map((to) => edge(city, to))), '=', 1);
    builder.row(`enter_${city}`, sum(cities.map((from) => edge(from, city))), '=', 1);
    builder.row(`stay_${city}`, [[1, edge(city, city)]], '=', 0);
  }
  const cost = (from: number, to: number) =>
    from < 3 === to < 3 ? 1 + ((from * 3 + to * 5) % 4) : 20 + from + to;
  builder.minimise(cities.flatMap((from) => cities.map((to) => [cost(from, to), edge(from, to)] as const)));
  return builder.build();
}

/** One row for the cycle through city 0 when it does not visit every city. */
function separateSubtour(values: Values): Row[] {
  const visited = [0];
  for (;;) {
    const next = [...Array(CITIES).keys()].find((to) => values[edge(visited.at(-1)!, to)] === 1)!;
    if (next === 0) break;
    visited.push(next);
  }
  if (visited.length === CITIES) return [];
  const outside = [...Array(CITIES).keys()].filter((city) => !visited.includes(city));
  return [
    row(
      `subtour_${visited.join('_')}`,
      sum(visited.flatMap((from) => outside.map((to) => edge(from, to)))),
      '>=',
      1,
    ),
  ];
}

/** The cheapest tour by trying all. */
function bestTour({ objective }: Model): number {
  const cost = (from: number, to: number): number => {
    const position = objective!.variables.indexOf(edge(from, to));
    return position < 0 ? 0 : objective!.coefficients[position]!;
  };
  const extend = (at: number, left: readonly number[], total: number): number =>
    left.length === 0
      ? total + cost(at, 0)
      : Math.min(
          ...left.map((to) =>
            extend(
              to,
              left.filter((city) => city !== to),
              total + cost(at, to),
            ),
          ),
        );
  return extend(0, [1, 2, 3, 4, 5, 6], 0);
}

describe('lazy rows', () => {
  it('finds the optimum that satisfies the rows nobody stated', () => {
    const model = tour();
    const session = withLazyRows(highs.open(model), separateSubtour);
    const outcome = session.solve();
    if (outcome.status !== 'optimal') return expect.fail(outcome.status);
    expect(outcome.objective).toBe(bestTour(model));
    expect(outcome.work.rounds).toBeGreaterThan(1);
    expect(separateSubtour(outcome.values)).toEqual([]);
    expect(session.solve().work.rounds).toBe(1);
    session.addRows([row('never', sum([edge(0, 1)]), '>=', 2)]);
    expect(session.solve()).toMatchObject({ status: 'infeasible' });
    session.dispose();
    expect(() => session.solve()).toThrow(/disposed/);
  });

  it('passes relaxations on, and keeps incumbents of unfinished rounds to itself', () => {
    const session = withLazyRows(highs.open(tour()), separateSubtour);
    const relaxed = session.solve({ relaxation: true });
    const reports: Progress[] = [];
    const outcome = session.solve({ onProgress: (progress) => reports.push(progress) });
    if (relaxed.status !== 'optimal' || outcome.status !== 'optimal') return expect.fail('expected optima');
    expect(relaxed.objective).toBeLessThan(outcome.objective);
    expect(reports.every((progress) => !('incumbent' in progress))).toBe(true);
    session.dispose();
  });

  it('does not return a limited solution that breaks lazy rows, and shares the budget', () => {
    const budgets: (number | undefined)[] = [];
    const model = tour();
    const separated = new Float64Array(CITIES * CITIES);
    for (const [from, to] of [
      [0, 1],
      [1, 2],
      [2, 0],
      [3, 4],
      [4, 5],
      [5, 6],
      [6, 3],
    ])
      separated[edge(from!, to!)] = 1;
    const work = { nodes: 6, conflicts: 1 };
    const outcomes = [
      { status: 'optimal', values: separated, objective: 1, work },
      { status: 'feasible', values: separated, objective: 1, bound: 0, limit: 'nodes', work },
    ] as const;
    const session = withLazyRows(
      {
        model,
        solve: ({ budget } = {}) => outcomes[budgets.push(budget?.nodes) - 1]!,
        addRows: () => {},
        dispose: () => {},
      },
      separateSubtour,
    );
    const outcome = session.solve({ budget: { nodes: 10 } });
    expect(outcome).toEqual({
      status: 'limit',
      limit: 'nodes',
      bound: 0,
      work: { nodes: 12, conflicts: 2, rounds: 2 },
    });
    expect(budgets).toEqual([10, 4]);
  });

  it('has the optimum confirmed once, in the last round, within a budget of its own', () => {
    const asked: [number | undefined, boolean | undefined, boolean][] = [];
    const model = tour();
    const clusters = [1, 2, 0, 4, 5, 6, 3];
    const whole = [1, 2, 3, 4, 5, 6, 0];
    const [separated, joined] = [clusters, whole].map((next) => {
      const values = new Float64Array(CITIES * CITIES);
      for (const [from, to] of next.entries()) values[edge(from, to)] = 1;
      return values;
    });
    const unconfirmed = { status: 'feasible', objective: 1, bound: 1, limit: 'gap' } as const;
    const outcomes = [
      { ...unconfirmed, values: separated!, work: { nodes: 6 } },
      { ...unconfirmed, values: joined!, work: { nodes: 4 } },
      { status: 'optimal', values: joined!, objective: 1, work: { nodes: 2, confirmingNodes: 1 } },
    ] as const;
    const session = withLazyRows(
      {
        model,
        solve: ({ budget, confirm, start } = {}) =>
          outcomes[asked.push([budget?.nodes, confirm, start !== undefined]) - 1]!,
        addRows: () => {},
        dispose: () => {},
      },
      separateSubtour,
    );
    expect(session.solve({ budget: { nodes: 10 } })).toMatchObject({
      status: 'optimal',
      work: { nodes: 10, confirmingNodes: 3, rounds: 2 },
    });
    expect(asked).toEqual([
      [10, false, false],
      [4, false, false],
      [10, undefined, true],
    ]);
  });

  it('refuses to loop for ever', () => {
    const session = withLazyRows(highs.open(tour()), () => [row('idle', sum([0]), '>=', 0)]);
    expect(() => session.solve()).toThrow(/idle.*cuts off nothing/);
    session.dispose();
  });
});

describe('work and budgets', () => {
  it('adds what is counted and leaves out what is not', () => {
    expect(addWork({ nodes: 2 }, { nodes: 3, conflicts: 1 })).toEqual({ nodes: 5, conflicts: 1 });
    expect(addWork({}, {})).toEqual({});
  });

  it('never leaves a negative budget', () => {
    expect(remainingBudget({ nodes: 2, conflicts: 9 }, { nodes: 3, conflicts: 4 })).toEqual({
      nodes: 0,
      conflicts: 5,
    });
    expect(remainingBudget({}, { nodes: 3 })).toEqual({});
  });
});

describe('the engines by id', () => {
  it('opens every engine it lists and no other', async () => {
    for (const id of ENGINE_IDS) expect((await openEngine(id)).id).toBe(id);
    await expect(openEngine('abacus' as never)).rejects.toMatchObject({ code: 'engine-unknown' });
  });
});
