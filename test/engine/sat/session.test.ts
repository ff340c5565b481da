import { describe, expect, test } from 'vitest';
import { createRng } from '../../../src/core/random.js';
import { excludeSolution } from '../../../src/solve/counting/exclusion.js';
import type { Outcome, Session } from '../../../src/solve/engine.js';
import { ModelBuilder } from '../../../src/solve/model/builder.js';
import type { Model } from '../../../src/solve/model/model.js';
import { row, sum } from '../../../src/solve/model/row.js';
import { satEngine } from '../../../src/solve/sat/index.js';
import { clausesOf, compileFormula } from '../../../src/solve/sat/proof/formula.js';
import { Solver } from '../../../src/solve/sat/solver/solver.js';

/** Queens on an n x n board, none attacking another; all of them placed. */
function queensModel(size: number): Model {
  const builder = new ModelBuilder(`queens_${size}`);
  const cells = Array.from({ length: size }, (_, r) =>
    Array.from({ length: size }, (_, c) => builder.binary(`queen_${r}_${c}`)),
  );
  const all = cells.flatMap((line, r) => line.map((variable, c) => ({ variable, r, c })));
  for (let line = 0; line < size; line++) {
    builder.row(`row_${line}`, sum(cells[line]!), '=', 1);
    builder.row(`column_${line}`, sum(cells.map((other) => other[line]!)), '=', 1);
  }
  for (let line = 0; line < 2 * size - 1; line++) {
    const rising = all.filter(({ r, c }) => r + c === line).map(({ variable }) => variable);
    const falling = all.filter(({ r, c }) => r - c + size - 1 === line).map(({ variable }) => variable);
    builder.row(`rising_${line}`, sum(rising), '<=', 1);
    builder.row(`falling_${line}`, sum(falling), '<=', 1);
  }
  return builder.build();
}

/** Pigeons in one hole fewer. */
function pigeonModel(holes: number): Model {
  const builder = new ModelBuilder('pigeons');
  const at = Array.from({ length: holes + 1 }, (_, pigeon) =>
    Array.from({ length: holes }, (_, hole) => builder.binary(`at_${pigeon}_${hole}`)),
  );
  at.forEach((places, pigeon) => {
    builder.row(`pigeon_${pigeon}`, sum(places), '>=', 1);
  });
  for (let hole = 0; hole < holes; hole++) {
    builder.row(`hole_${hole}`, sum(at.map((places) => places[hole]!)), '<=', 1);
  }
  return builder.build();
}

function countAll(session: Session): number {
  const projection = [...session.model.variables.keys()];
  for (let count = 0; ; count++) {
    const outcome = session.solve();
    if (outcome.status !== 'optimal') return count;
    session.addRows([excludeSolution(`exclude_${count}`, projection, outcome.values)]);
  }
}

describe('answers', () => {
  test('the eight queens have 92 solutions, the nine 352', () => {
    expect(countAll(satEngine.open(queensModel(8)))).toBe(92);
    expect(countAll(satEngine.open(queensModel(9), { seed: 7 }))).toBe(352);
  });

  test('an empty model has one solution, a contradictory row none', () => {
    const empty = { name: 'empty', variables: [], rows: [] };
    expect(satEngine.open(empty).solve()).toMatchObject({ status: 'optimal', objective: 0 });
    const contradiction = row('contradiction', [], '>=', 1);
    expect(satEngine.open({ ...empty, rows: [contradiction] }).solve().status).toBe('infeasible');
    const session = satEngine.open(empty);
    session.addRows([contradiction]);
    expect(session.solve().status).toBe('infeasible');
    expect(session.solve().status).toBe('infeasible');
  });

  test('assumptions that contradict each other or the bounds are infeasible, and leave no trace', () => {
    const builder = new ModelBuilder('two');
    const x = builder.binary('x');
    builder.binary('y');
    const session = satEngine.open(builder.build());
    const both = [
      { variable: x, value: 1 },
      { variable: x, value: 0 },
    ];
    expect(session.solve({ assumptions: both }).status).toBe('infeasible');
    const beyond = { variable: x, value: 2 };
    expect(session.solve({ assumptions: [beyond] })).toMatchObject({ status: 'infeasible', core: [beyond] });
    expect(session.solve({ assumptions: [{ variable: x, value: 0.5 }] }).status).toBe('infeasible');
    expect(() => session.solve({ assumptions: [{ variable: 5, value: 0 }] })).toThrow(RangeError);
    expect(session.solve().status).toBe('optimal');
  });

  test('a core names assumptions that contradict the rows, and is empty where the rows do alone', () => {
    const builder = new ModelBuilder('core');
    const [x, y, z] = ['x', 'y', 'z'].map((name) => builder.binary(name)) as [number, number, number];
    builder.row('one', sum([x, y]), '<=', 1);
    const session = satEngine.open(builder.build(), { certify: true });
    const assumptions = [z, x, y].map((variable) => ({ variable, value: 1 }));
    const outcome = session.solve({ assumptions });
    if (outcome.status !== 'infeasible') throw new Error('two are one too many');
    expect(new Set(outcome.core)).toEqual(new Set(assumptions.slice(1)));
    session.addRows([{ name: 'both', variables: [x, y], coefficients: [1, 1], lower: 2, upper: 2 }]);
    expect(session.solve({ assumptions: [] })).toMatchObject({ status: 'infeasible', core: [] });
    expect(session.solve({ assumptions })).toMatchObject({ status: 'infeasible', core: [] });
  });

  test('a start is followed where nothing speaks against it', () => {
    const session = satEngine.open(queensModel(8));
    const first = session.solve();
    if (first.status !== 'optimal') throw new Error('queens have a solution');
    const other = satEngine.open(queensModel(8), { seed: 3 });
    other.solve();
    expect(other.solve({ start: first.values })).toMatchObject({ values: first.values });
    expect(() => other.solve({ start: new Float64Array(3) })).toThrow(RangeError);
  });

  test('a large weighted objective is bounded by an adder', () => {
    const builder = new ModelBuilder('knapsack');
    const rng = createRng('knapsack');
    const items = Array.from({ length: 16 }, (_, index) => builder.binary(`take_${index}`));
    const weights = items.map(() => 20 + rng.integer(60));
    const values = items.map((_, index) => 1_000_000 + 40_000 * weights[index]! + rng.integer(1_000_000));
    builder.row(
      'capacity',
      items.map((item, index) => [weights[index]!, item] as const),
      '<=',
      300,
    );
    builder.maximise(items.map((item, index) => [values[index]!, item] as const));
    const outcome = satEngine.open(builder.build()).solve();
    expect(outcome.status === 'optimal' && outcome.objective).toBe(bestValue(weights, values, 300));
  });
});

/** The knapsack's best value by dynamic programming over capacities. */
function bestValue(weights: readonly number[], values: readonly number[], capacity: number): number {
  const best = new Array<number>(capacity + 1).fill(0);
  weights.forEach((weight, item) => {
    for (let room = capacity; room >= weight; room--) {
      best[room] = Math.max(best[room]!, best[room - weight]! + values[item]!);
    }
  });
  return best[capacity]!;
}

describe('limits', () => {
  test('conflicts end the work, and more conflicts decide it', () => {
    const session = satEngine.open(pigeonModel(7));
    const stopped = session.solve({ budget: { conflicts: 10 } });
    expect(stopped).toMatchObject({ status: 'limit', limit: 'conflicts', work: { conflicts: 10 } });
    expect(session.solve().status).toBe('infeasible');
  });

  test('abort ends the work at once or in the middle', () => {
    const session = satEngine.open(pigeonModel(9));
    expect(session.solve({ budget: { abort: () => true } })).toMatchObject({
      status: 'limit',
      limit: 'abort',
    });
    let polls = 0;
    const stopped = session.solve({ budget: { abort: () => ++polls > 2 } });
    expect(stopped).toMatchObject({ status: 'limit', limit: 'abort' });
    expect(stopped.work.conflicts).toBeGreaterThan(100);
  });

  test('an optimisation that is stopped keeps its solution and a bound', () => {
    const builder = new ModelBuilder('cover');
    const rng = createRng('cover');
    const sets = Array.from({ length: 60 }, (_, index) => builder.binary(`set_${index}`));
    for (let point = 0; point < 120; point++) {
      builder.row(`point_${point}`, sum(rng.shuffle(sets).slice(0, 4)), '>=', 1);
    }
    builder.minimise(sum(sets));
    const model = builder.build();
    const reports: number[] = [];
    const stopped = satEngine.open(model).solve({
      budget: { conflicts: 300 },
      onProgress: ({ incumbent }) => incumbent !== undefined && reports.push(incumbent),
    });
    if (stopped.status !== 'feasible') throw new Error(`expected a limit, found ${stopped.status}`);
    expect(stopped.limit).toBe('conflicts');
    expect(stopped.bound).toBeLessThan(stopped.objective);
    expect(reports).toEqual([...reports].sort((a, b) => b - a));
    const loose = satEngine.open(model).solve({ absoluteGap: 60 });
    expect(loose).toMatchObject({ status: 'feasible', limit: 'gap' });
  });
});

describe('refusals', () => {
  const binary = { name: 'x', kind: 'binary', lower: 0, upper: 1 } as const;
  const open = (model: Partial<Model>) => () =>
    satEngine.open({ name: 'm', variables: [binary], rows: [], ...model });
  const refused = (part: string) =>
    expect.objectContaining({ code: 'engine-refuses-model', message: expect.stringContaining(part) });

  test('variables that are no 0-1 variables, by name', () => {
    const variables = [binary, { name: 'height', kind: 'integer', lower: 0, upper: 9 } as const];
    expect(open({ variables })).toThrow(refused('height'));
    const share = { name: 'share', kind: 'continuous', lower: 0, upper: 1 } as const;
    expect(open({ variables: [share] })).toThrow(refused('use the engine highs'));
  });

  test('fractional and huge coefficients, by row and variable', () => {
    expect(open({ rows: [row('half', [[0.5, 0]], '<=', 1)] })).toThrow(refused('row half'));
    expect(open({ rows: [row('huge', [[2 ** 53, 0]], '<=', 1)] })).toThrow(refused('row huge'));
    const objective = { sense: 'minimise', variables: [0], coefficients: [0.1], offset: 0 } as const;
    expect(open({ objective })).toThrow(refused('objective'));
    const session = open({})();
    expect(() => session.addRows([row('late', [[1.5, 0]], '<=', 1)])).toThrow(refused('row late'));
    expect(() => session.addRows([row('lost', [[1, 4]], '<=', 1)])).toThrow(refused('row lost'));
    expect(session.solve().status).toBe('optimal');
  });

  test('more than a million variables; a million are taken', () => {
    const many = (count: number): Model => ({
      name: 'many',
      variables: new Array(count).fill(binary),
      rows: [row('some', sum([0, count - 1]), '=', 2)],
    });
    expect(() => satEngine.open(many(1_000_001))).toThrow(refused('1000001 variables'));
    const session = satEngine.open(many(1_000_000));
    expect(session.solve().status).toBe('optimal');
    session.dispose();
  });

  test('a relaxation', () => {
    expect(() => open({})().solve({ relaxation: true })).toThrow(
      expect.objectContaining({ code: 'engine-refuses-relaxation' }),
    );
  });

  test('any call after disposal, except another disposal', () => {
    const session = open({})();
    session.dispose();
    session.dispose();
    const disposed = expect.objectContaining({ code: 'session-disposed' });
    expect(() => session.solve()).toThrow(disposed);
    expect(() => session.addRows([])).toThrow(disposed);
  });
});

describe('one seed, one result', () => {
  function transcript(seed: number): string {
    const session = satEngine.open(queensModel(10), { seed });
    const outcomes: Outcome[] = [];
    for (let step = 0; step < 20; step++) {
      const outcome = session.solve({ assumptions: [{ variable: step % 10, value: 1 }] });
      outcomes.push(outcome);
      if (outcome.status !== 'optimal') continue;
      session.addRows([excludeSolution(`exclude_${step}`, [...outcome.values.keys()], outcome.values)]);
    }
    return JSON.stringify(outcomes);
  }

  test('the same calls give the same values and the same work; another seed may not', () => {
    expect(transcript(1)).toBe(transcript(1));
    expect(transcript(1)).not.toBe(transcript(2));
  });
});

describe('memory', () => {
  test('a solver that learns for long keeps a bounded part of it', () => {
    const { variableCount, ...formula } = compileFormula(pigeonModel(9));
    const solver = new Solver();
    solver.addVariables(variableCount);
    for (const clause of clausesOf({ variableCount, ...formula })) solver.addClause(clause);
    const loaded = solver.size;
    for (let round = 0; round < 30; round++) solver.solve([], { conflicts: 1000 });
    const { conflicts } = solver.work;
    expect(conflicts).toBe(30_000);
    expect(solver.size).toBeGreaterThan(loaded);
    // A clause learnt here takes more than 40 words with its watches.
    expect(solver.size).toBeLessThan(25 * conflicts);
  });

  test('guarded rows that are retired give their memory back', () => {
    const solver = new Solver();
    solver.addVariables(200);
    for (let guard = 201; guard <= 6000; guard++) {
      solver.addClause([
        ...Array.from({ length: 50 }, (_, index) => 1 + ((guard * 7 + index) % 200)),
        -guard,
      ]);
      expect(solver.solve([guard])).toBe('satisfiable');
      solver.addClause([-guard]);
    }
    expect(solver.size).toBeLessThan(100_000);
  });
});
