import { describe, expect, it } from 'vitest';
import { excludeSolution } from '../../src/solve/counting/exclusion.js';
import { solveSecond } from '../../src/solve/counting/second-solution.js';
import type { Outcome, Session, SolveRequest } from '../../src/solve/engine.js';
import { ModelBuilder } from '../../src/solve/model/builder.js';
import { satEngine } from '../../src/solve/sat/index.js';
import { bruteForce, randomBinaryModel } from '../engine/sat/random-rows.js';

/**
 * Random models that have a solution, numbered, each in a session that excludes the first of its solutions.
 */
function* excludedSolutions() {
  for (let number = 0; number < 300; number++) {
    const { objective: _, ...model } = randomBinaryModel(`second ${number}`);
    const solutions = bruteForce(model);
    const first = solutions[0];
    if (first === undefined) continue;
    const projection = [...model.variables.keys()].filter(
      (variable) => model.variables[variable]!.lower < model.variables[variable]!.upper,
    );
    const session = satEngine.open(model, { certify: true, search: 'fast' });
    session.addRows([excludeSolution('another', projection, first)]);
    yield { number, solutions, first, projection, session };
  }
}

describe('the search for a second solution', () => {
  it('finds one exactly where brute force does', () => {
    const seen = { optimal: 0, infeasible: 0 };
    for (const { solutions, first, projection, session } of excludedSolutions()) {
      const outcome = solveSecond(session, projection, first, {});
      const expected = solutions.length > 1 ? 'optimal' : 'infeasible';
      expect(outcome).toMatchObject({ status: expected, certified: true });
      if (outcome.status === 'optimal') expect(outcome.values).not.toEqual(first);
      seen[expected]++;
    }
    expect(Math.min(seen.optimal, seen.infeasible)).toBeGreaterThan(10);
  });

  it('never takes the refutation of one part for that of the whole, however small the budget', () => {
    const seen = { multiple: 0, one: 0 };
    for (const { number, solutions, first, projection, session } of excludedSolutions()) {
      const { status } = solveSecond(session, projection, first, { conflicts: number % 5 });
      const several = solutions.length > 1;
      expect(several ? ['optimal', 'limit'] : ['infeasible', 'limit']).toContain(status);
      seen[several ? 'multiple' : 'one']++;
    }
    expect(Math.min(seen.multiple, seen.one)).toBeGreaterThan(10);
  });

  it('frees one part after another and then everything, within the budget', () => {
    const asked: SolveRequest[] = [];
    const solve = (request: SolveRequest = {}): Outcome => {
      asked.push(request);
      return { status: 'limit', limit: 'conflicts', bound: 0, work: { conflicts: 10 } };
    };
    const model = new ModelBuilder('open').build();
    const session: Session = { model, solve, addRows: () => undefined, dispose: () => undefined };
    const first = Float64Array.of(1, 0, 1, 0, 1, 0, 1, 0);
    solveSecond(session, [0, 1, 2, 3, 4, 5, 6, 7], first, { conflicts: 1000 });
    const held = asked.map(({ assumptions }) => assumptions?.map(({ variable }) => variable).join(''));
    expect(held).toEqual(['234567', '014567', '012367', '012345', '4567', '0123', undefined]);
    expect(asked[0]!.assumptions![0]).toEqual({ variable: 2, value: 1 });
    expect(asked.map(({ budget }) => budget?.conflicts)).toEqual([500, 500, 500, 500, 500, 500, 940]);
    asked.length = 0;
    const outcome = solveSecond(session, [0, 1, 2, 3], first, { conflicts: 15 });
    expect(asked.map(({ budget }) => budget?.conflicts)).toEqual([15]);
    expect(outcome).toMatchObject({ status: 'limit', work: { conflicts: 10 } });
  });

  it('believes the engine when nothing that was held is needed for the proof', () => {
    let asked = 0;
    const solve = (): Outcome => {
      asked++;
      return { status: 'infeasible', certified: true, core: [], work: {} };
    };
    const model = new ModelBuilder('none').build();
    const session: Session = { model, solve, addRows: () => undefined, dispose: () => undefined };
    expect(solveSecond(session, [0, 1], Float64Array.of(0, 1), {})).toMatchObject({ status: 'infeasible' });
    expect(asked).toBe(1);
  });
});
