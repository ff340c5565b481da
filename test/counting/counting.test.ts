import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countSolutions } from '../../src/solve/counting/count.js';
import { excludeSolution } from '../../src/solve/counting/exclusion.js';
import { restrictToOptimum } from '../../src/solve/counting/optimum.js';
import { proveUniqueness } from '../../src/solve/counting/uniqueness.js';
import type { Outcome, Session } from '../../src/solve/engine.js';
import { loadHighsEngine } from '../../src/solve/highs/highs.js';
import { ModelBuilder } from '../../src/solve/model/builder.js';
import { evaluateObjective, rowHolds } from '../../src/solve/model/evaluate.js';
import type { Model } from '../../src/solve/model/model.js';
import { sum } from '../../src/solve/model/row.js';
import { bestObjective, enumerate, randomModels } from '../model/random-model.js';

const highs = await loadHighsEngine();

function withSession<Answer>(model: Model, work: (session: Session) => Answer): Answer {
  const session = highs.open(model);
  try {
    return work(session);
  } finally {
    session.dispose();
  }
}

/** Exactly `chosen` of `count` binaries. */
function choose(count: number, chosen: number): Model {
  const builder = new ModelBuilder('choose');
  const variables = Array.from({ length: count }, (_, index) => builder.binary(`x_${index}`));
  builder.row('choose', sum(variables), '=', chosen);
  return builder.build();
}

/** A session that answers from a list, whatever it is asked. */
function scripted(
  model: Model,
  outcomes: readonly Outcome[],
): Session & { readonly budgets: (number | undefined)[] } {
  const budgets: (number | undefined)[] = [];
  return {
    model,
    budgets,
    solve: ({ budget } = {}) => outcomes[budgets.push(budget?.nodes) - 1]!,
    addRows: () => {},
    dispose: () => {},
  };
}

const values = (...numbers: number[]) => Float64Array.from(numbers);
/** A model, and which of its (binary) variables count. */
const projected = randomModels(['binary']).chain((model) =>
  fc.tuple(fc.constant(model), fc.subarray([...model.variables.keys()])),
);

/** The distinct projected parts of assignments, as text. */
function projections(assignments: readonly Float64Array[], projection: readonly number[]): Set<string> {
  return new Set(
    assignments.map((assignment) => projection.map((variable) => assignment[variable]).join('')),
  );
}

describe('excludeSolution', () => {
  it('cuts off what agrees on the projection and nothing else', () => {
    fc.assert(
      fc.property(projected, ([model, projection]) => {
        const all = enumerate({ ...model, rows: [] });
        const excluded = all[all.length >> 1]!;
        const row = excludeSolution('cut', projection, excluded);
        for (const assignment of all) {
          const agrees = projection.every((variable) => assignment[variable] === excluded[variable]);
          expect(rowHolds(row, assignment)).toBe(!agrees);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('against brute force', () => {
  it('counts and decides uniqueness over any projection', () => {
    fc.assert(
      fc.property(projected, ([model, projection]) => {
        const all = enumerate(model);
        const distinct = projections(all, projection);
        const seen: Float64Array[] = [];
        const count = withSession(model, (session) =>
          countSolutions(session, projection, {
            limit: 0,
            onSolution: (found) => seen.push(Float64Array.from(found)),
          }),
        );
        expect(count).toMatchObject({ count: distinct.size, complete: true });
        expect(projections(seen, projection)).toEqual(distinct);

        const verdict = withSession(model, (session) => proveUniqueness(session, projection));
        expect(verdict.verdict).toBe(
          distinct.size === 0 ? 'none' : distinct.size === 1 ? 'unique' : 'multiple',
        );
      }),
      { numRuns: 80 },
    );
  });

  it('counts the optimal solutions of a model with an objective', () => {
    fc.assert(
      fc.property(randomModels(['binary']), (model) => {
        const all = enumerate(model);
        const best = bestObjective(model, all);
        const optimal = all.filter((found) => evaluateObjective(model.objective, found) === best);
        withSession(model, (session) => {
          const restriction = restrictToOptimum(session);
          expect(restriction.status).toBe(
            best === undefined && model.objective ? 'infeasible' : 'restricted',
          );
          if (restriction.status === 'restricted' && best !== undefined)
            expect(restriction.optimum).toBe(best);
          const count = countSolutions(session, [...model.variables.keys()], { limit: 0 });
          expect(count).toMatchObject({ count: optimal.length, complete: true });
        });
      }),
      { numRuns: 50 },
    );
  });
});

describe('limits', () => {
  const all = [0, 1, 2, 3];

  it('stops at the asked number and claims nothing', () => {
    withSession(choose(4, 2), (session) => {
      expect(countSolutions(session, all, { limit: 4 })).toMatchObject({
        count: 4,
        complete: false,
        limit: 'solutions',
      });
      expect(countSolutions(session, all, { limit: 4 })).toMatchObject({ count: 2, complete: true });
    });
  });

  it('stops on abort with what was found', () => {
    withSession(choose(4, 2), (session) => {
      let found = 0;
      const count = countSolutions(session, all, {
        limit: 0,
        budget: { abort: () => found >= 3 },
        onSolution: () => {
          found++;
        },
      });
      expect(count).toMatchObject({ count: 3, complete: false, limit: 'abort' });
    });
  });

  it('counts the solution that came with the last node, and goes no further', () => {
    const model = choose(2, 1);
    const work = { nodes: 6 };
    const session = scripted(model, [
      { status: 'optimal', values: values(1, 0), objective: 0, work },
      { status: 'feasible', values: values(0, 1), objective: 0, bound: 0, limit: 'nodes', work },
    ]);
    const count = countSolutions(session, [0, 1], { limit: 0, budget: { nodes: 10 } });
    expect(count).toEqual({
      count: 2,
      complete: false,
      certified: false,
      limit: 'nodes',
      work: { nodes: 12 },
    });
    expect(session.budgets).toEqual([10, 4]);
  });

  it('leaves uniqueness undecided, with the solution when one was found', () => {
    const model = choose(2, 1);
    const first = { status: 'optimal', values: values(1, 0), objective: 0, work: { nodes: 1 } } as const;
    const limit = { status: 'limit', limit: 'nodes', bound: 0, work: { nodes: 2 } } as const;
    expect(proveUniqueness(scripted(model, [limit]), [0, 1])).toEqual({
      verdict: 'undecided',
      certified: false,
      limit: 'nodes',
      work: { nodes: 2 },
    });
    expect(proveUniqueness(scripted(model, [first, limit]), [0, 1])).toEqual({
      verdict: 'undecided',
      certified: false,
      limit: 'nodes',
      solution: first.values,
      work: { nodes: 3 },
    });
  });

  it('leaves uniqueness undecided where runs of the engine differ, though there is a solution', () => {
    const model = choose(2, 1);
    const first = { status: 'optimal', values: values(1, 0), objective: 0, work: {} } as const;
    const other = { objective: 0, bound: -Infinity, limit: 'engine-disagreement', work: {} } as const;
    const disputed = { status: 'feasible', values: values(0, 1), ...other } as const;
    for (const outcomes of [[disputed], [first, disputed]]) {
      const verdict = proveUniqueness(scripted(model, outcomes), [0, 1]);
      expect(verdict).toMatchObject({
        verdict: 'undecided',
        limit: 'engine-disagreement',
        solution: outcomes[0]!.values,
      });
      expect(verdict).not.toHaveProperty('second');
    }
    expect(countSolutions(scripted(model, [first, disputed]), [0, 1], { limit: 0 })).toMatchObject({
      count: 2,
      complete: false,
      limit: 'engine-disagreement',
    });
  });

  it('does not restrict to an optimum that was not proved, nor to a fractional one', () => {
    const builder = new ModelBuilder('fractional');
    const x = builder.binary('x');
    builder.minimise([[1, x]]);
    const model = builder.build();
    const feasible = {
      status: 'feasible',
      values: values(1),
      objective: 1,
      bound: 0,
      limit: 'nodes',
      work: {},
    } as const;
    expect(restrictToOptimum(scripted(model, [feasible]))).toEqual({
      status: 'limit',
      limit: 'nodes',
      bestKnown: { incumbent: 1, bound: 0, gap: 1 },
      work: {},
    });
    const half = { ...model, objective: { ...model.objective!, coefficients: [0.5] } };
    expect(() => restrictToOptimum(scripted(half, []))).toThrow(
      expect.objectContaining({ code: 'objective-not-integral' }),
    );
  });
});
